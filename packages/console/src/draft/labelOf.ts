import type { EditorField } from '../fields/EditorField';
import { editorFields } from '../fields/editorFields';
import type { WidgetType } from '../preview/Draft';

const heads: Record<string, string> = { channel: 'Channel', smsKeyword: 'Keyword' };
const sections: Record<string, string> = {
  submitted: 'After opt-in',
  setup: 'Setup',
  actions: 'Messages',
};

const bareOf = (path: string): string => path.replace(/^data\./, '');

/** The field that edits a value of a draft, first of all that of the widget's own type. */
export function fieldAt(type: WidgetType, path: string): EditorField | undefined {
  const found = editorFields.filter((one) => one.path === bareOf(path));
  return found.find((one) => one.types.includes(type)) ?? found[0];
}

/** What a field of a draft is called: by its own label, and where that is not clear by its section too. [OWN-09] */
export function labelOf(type: WidgetType, path: string): string {
  const bare = bareOf(path);
  const field = fieldAt(type, path);
  if (!field) return heads[path] ?? bare;
  const section = sections[bare.split('.', 1)[0] ?? ''];
  const group = field.group && field.group !== field.label ? field.group : undefined;
  return [section ?? group, field.label].filter(Boolean).join(': ');
}
