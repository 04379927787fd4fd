import { readPath } from '../fields/readPath';
import { valuesOf } from '../fields/valuesOf';
import type { Draft, WidgetType } from '../preview/Draft';
import { fieldAt, labelOf } from './labelOf';
import type { Change } from './listChanges';
import { wordsFor } from './wordsFor';

/** One side of a change: its words, and the color to show beside them. */
export type ToldValue = { words: string; color: string | undefined };
/** A change as an owner reads it. */
export type ToldChange = { path: string; label: string; before: ToldValue; after: ToldValue };

const color = /^#?[\da-f]{3,8}$/i;

/** A change in the words of the editor; what is not set is told by the default that counts. Pure. [OWN-09] */
export function tellChange(
  type: WidgetType,
  channel: Draft['channel'],
  { path, before, after }: Change,
): ToldChange {
  const isColor = fieldAt(type, path)?.control.kind === 'color';
  const tell = (set: unknown): ToldValue => {
    const isSet = set !== undefined && set !== null;
    const value = isSet ? set : readPath({ data: valuesOf(type, { channel, data: {} }) }, path);
    const shown = isColor && color.test(String(value)) ? `#${String(value).replace('#', '')}` : undefined;
    const words = shown ?? wordsFor(type, path, value);
    return { words: isSet ? words : `${words} (default)`, color: shown };
  };
  return { path, label: labelOf(type, path), before: tell(before), after: tell(after) };
}
