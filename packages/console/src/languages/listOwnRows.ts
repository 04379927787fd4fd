import { english, type VisitorTexts } from '@beckon/contract/languages/english';
import { type TranslatedField, translatedFields } from '@beckon/contract/languages/translatedFields';
import type { Draft } from '../data/Draft';
import type { EditorField } from '../fields/EditorField';
import { isShown } from '../fields/fieldsFor';
import { labelField } from '../fields/labelField';
import { valueAtPath } from '../fields/valueAtPath';

/** A text of the widget that can be written in another language. */
export type OwnRow = {
  place: TranslatedField;
  label: string;
  /** What the draft says. */
  original: string;
  /** It's still the text that comes with the widget, and this is its name: it's translated already. */
  builtIn: keyof VisitorTexts | undefined;
  isLong: boolean;
};

type Edited = {
  fields: readonly EditorField[];
  values: Readonly<Record<string, unknown>>;
  draft: Pick<Draft, 'data'>;
};

/** The widget's own texts that visitors can see now, in the order of the panels. Pure. [OWN-07] */
export function listOwnRows({ fields, values, draft: { data } }: Edited): OwnRow[] {
  return fields.flatMap((field) => {
    if (!Object.hasOwn(translatedFields, field.path) || !isShown(field, values, data)) return [];
    const place = field.path as TranslatedField;
    const value = valueAtPath(data, place) ?? valueAtPath(values, place);
    if (typeof value !== 'string' || value.trim() === '') return [];
    const { control } = field;
    const code = control.kind === 'text' ? control.code : undefined;
    // The plugin's default label is a code, not a text. [DEF-01]
    const isCode = code?.value === value;
    const name = isCode ? 'sendToMessenger' : translatedFields[place];
    const original = isCode ? code.words : value;
    return {
      place,
      label: labelField(field),
      original,
      builtIn: name && original === english[name] ? name : undefined,
      isLong: control.kind === 'area',
    };
  });
}
