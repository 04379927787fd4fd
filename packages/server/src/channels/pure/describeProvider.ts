import type { ProviderRecord } from '../../providers/pure/index';

/** A provider as the console shows it: its form, and the values to set up there. [OWN-02] */
export function describeProvider(record: ProviderRecord, values: { webhook: string; verifyToken: string }) {
  const { name, channel, label, lead, fields, setUp } = record;
  return {
    name,
    channel,
    label,
    lead,
    fields: Object.entries(fields).map(([field, about]) => ({
      name: field,
      label: about.label,
      help: about.help ?? null,
      placeholder: about.placeholder ?? '',
      isSecret: about.isSecret === true,
    })),
    setUp: setUp.map((one) => ({ label: one.label, value: values[one.value] })),
  };
}
