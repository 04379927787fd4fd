import { copy } from '../../copy/copy';
import type { SettingField } from './SettingField';
import { settingGroups } from './settingGroups';

const texts = copy.settings.log;
const fields = settingGroups.flatMap(({ title, fields }) => fields.map((field) => ({ ...field, title })));

/** The label of a setting, with its group if another setting has the same label. */
const nameOf = ({ title, label }: (typeof fields)[number]): string =>
  fields.filter((one) => one.label === label).length > 1 ? `${title}: ${label}` : label;

/** Which settings were changed, from what to what, by their labels. Pure. [OWN-01, OWN-02] */
export function describeSettings(
  { before, after }: Readonly<Record<string, unknown>>,
  providers: readonly { name: string; label: string }[],
): string {
  const [old, now] = [before, after].map((side) => (side ?? {}) as Record<string, unknown>);
  const describe = ({ control }: SettingField, value: unknown): string =>
    (control.kind === 'choice' && providers.find(({ name }) => name === value)?.label) ||
    describeValue(control, value);
  return fields
    .filter(({ name }) => now && Object.hasOwn(now, name))
    .map(
      (field) =>
        `${nameOf(field)}: ${describe(field, old?.[field.name])} → ${describe(field, now?.[field.name])}`,
    )
    .join(' · ');
}

function describeValue(control: SettingField['control'], value: unknown): string {
  if (control.kind === 'choice') {
    const option = [...control.options, ...(control.old ?? [])].find(([one]) => one === (value ?? ''));
    if (option) return option[1];
  }
  if (value === true) return texts.on;
  if (value === false) return texts.off;
  const words = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return words === '' ? texts.empty : words;
}
