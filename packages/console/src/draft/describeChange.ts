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
export type ToldValue = { words: string; color: string | undefined };
/** A change as an owner reads it. */
export type ToldChange = { path: string; label: string; before: ToldValue; after: ToldValue };

const color = /^#?[\da-f]{3,8}$/i;

/** A change in the words of the editor; for an unset value, its default. Pure. [OWN-09] */
export function describeChange(
  type: WidgetType,
  channel: Draft['channel'],
  { path, before, after }: Change,
): ToldChange {
  const control = fieldAt(type, path, channel)?.control;
  const kind = control?.kind ?? 'text';
  const unset = control?.kind === 'choice' ? control.unset : undefined;
  const isColor = kind === 'color';
  const part = parseTranslationPath(path)?.part ?? '';
  const untranslated = (copy.languages.unset as Readonly<Record<string, string>>)[part];
  const tell = (set: unknown): ToldValue => {
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
    const told = shown ?? words;
    return { words: isSet ? told : fill(copy.draft.default, { value: told }), color: shown };
  };
  return { path, label: labelOf(type, path, channel), before: tell(before), after: tell(after) };
}
