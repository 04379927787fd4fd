import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { Draft, WidgetType } from '../data/Draft';
import { pairKinds } from '../fields/pairKinds';
import { unsetTexts } from '../fields/unsetTexts';
import { valueAtPath } from '../fields/valueAtPath';
import { valuesOf } from '../fields/valuesOf';
import { parseTranslationPath } from '../languages/languagePath';
import { fieldAt, labelOf } from './labelOf';
import type { Change } from './listChanges';
import { wordsFor } from './wordsFor';

/** One side of a change: its text, and the color to show next to it. */
export type DescribedValue = { words: string; color: string | undefined };
/** A change as an owner reads it. */
export type DescribedChange = { path: string; label: string; before: DescribedValue; after: DescribedValue };

const color = /^#?[\da-f]{3,8}$/i;

/** A change in the words of the editor; for an unset value, its default. Pure. [OWN-09] */
export function describeChange(
  type: WidgetType,
  channel: Draft['channel'],
  { path, before, after }: Change,
): DescribedChange {
  const control = fieldAt(type, path, channel)?.control;
  const kind = control?.kind ?? 'text';
  const unset = control?.kind === 'choice' ? control.unset : undefined;
  const isColor = kind === 'color';
  const part = parseTranslationPath(path)?.part ?? '';
  const untranslated = (copy.languages.unset as Readonly<Record<string, string>>)[part];
  const describe = (set: unknown): DescribedValue => {
    const isSet = set !== undefined && set !== null;
    const byDefault = valueAtPath({ data: valuesOf(type, { channel, data: {} }) }, path);
    const value = isSet ? set : ((byDefault || unset) ?? byDefault);
    const words = wordsFor(type, path, value);
    if (value === undefined || value === null)
      return {
        words: isColor ? unsetTexts.color : kind in pairKinds ? unsetTexts.pair : (untranslated ?? words),
        color: undefined,
      };
    const shown = isColor && color.test(String(value)) ? `#${String(value).replace('#', '')}` : undefined;
    const described = shown ?? words;
    return { words: isSet ? described : fill(copy.draft.default, { value: described }), color: shown };
  };
  return { path, label: labelOf(type, path, channel), before: describe(before), after: describe(after) };
}
