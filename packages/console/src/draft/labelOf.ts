import { english } from '@beckon/contract/languages/english';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { Draft, WidgetType } from '../data/Draft';
import type { EditorField } from '../fields/EditorField';
import { editorFields } from '../fields/editorFields';
import { labelField } from '../fields/labelField';
import { parseTranslationPath } from '../languages/languagePath';
import { nameLanguage } from '../languages/nameLanguage';

const { optIn } = copy.fields;
const heads: Record<string, string> = { channel: optIn.channel, smsKeyword: optIn.smsKeyword };

const bareOf = (path: string): string => path.replace(/^data\./, '');

/** The field that edits a value of a draft, preferably one of the widget's own type and channel. */
export function fieldAt(type: WidgetType, path: string, channel?: Draft['channel']): EditorField | undefined {
  const found = editorFields.filter((one) => one.path === bareOf(path));
  const own = found.filter((one) => one.types.includes(type));
  return (
    own.find(({ channels }) => !channel || !channels || channels.includes(channel)) ?? own[0] ?? found[0]
  );
}

/** The label of a value of a draft. [OWN-09] */
export function labelOf(type: WidgetType, path: string, channel?: Draft['channel']): string {
  const field = fieldAt(type, path, channel);
  if (field) return labelField(field);
  return labelTranslation(type, path, channel) ?? heads[path] ?? bareOf(path);
}

/** A text in another language is named by that language, and by what it translates. */
function labelTranslation(type: WidgetType, path: string, channel?: Draft['channel']): string | undefined {
  const found = parseTranslationPath(path);
  if (!found) return undefined;
  const { part, place } = found;
  const section = nameLanguage(found.language);
  const text = (english as Readonly<Record<string, string>>)[place] ?? place;
  const labels: Readonly<Record<string, string>> = {
    fields: labelOf(type, `data.${place}`, channel),
    texts: fill(copy.languages.editing.quoted, { text }),
    legal: copy.languages.legal.label,
    legalDraft: copy.languages.legal.changedLabel,
  };
  const label = labels[part];
  return label ? fill(copy.draft.label, { section, label }) : section;
}
