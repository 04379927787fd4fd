import { editorFields } from '../fields/editorFields';
import type { WidgetType } from '../preview/Draft';

const heads: Record<string, string> = { channel: 'Channel', smsKeyword: 'Keyword' };
const sections: Record<string, string> = {
  submitted: 'After opt-in',
  setup: 'Setup',
  actions: 'Messages',
};

/** What a field of a draft is called: by its own label, and where that is not clear by its section too. [OWN-09] */
export function labelOf(type: WidgetType, path: string): string {
  const bare = path.replace(/^data\./, '');
  const field =
    editorFields.find((one) => one.path === bare && one.types.includes(type)) ??
    editorFields.find((one) => one.path === bare);
  if (!field) return heads[path] ?? bare;
  const section = sections[bare.split('.', 1)[0] ?? ''];
  const group = field.group && field.group !== field.label ? field.group : undefined;
  return [section ?? group, field.label].filter(Boolean).join(': ');
}
