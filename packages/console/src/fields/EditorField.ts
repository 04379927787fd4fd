import type { Channel, lists } from '@beckon/contract';
import { copy } from '../copy/copy';
import type { WidgetType } from '../data/Draft';

const { panels: names } = copy.fields;

/** The panels of the editor, in the order of their tabs. */
export const panels = [
  { id: 'content', label: names.content },
  { id: 'look', label: names.look },
  { id: 'optIn', label: names.optIn },
  { id: 'after', label: names.after },
  { id: 'rules', label: names.rules },
  { id: 'where', label: names.where },
  { id: 'advanced', label: names.advanced },
  { id: 'languages', label: names.languages },
] as const;
export type Panel = (typeof panels)[number]['id'];

/** How a field is edited. */
export type FieldControl =
  | { kind: 'area' | 'toggle' | 'width' | 'phone'; placeholder?: string }
  /** `code` is a fixed value of the messenger platform, shown as the text that visitors see for it. */
  | { kind: 'text'; placeholder?: string; code?: { readonly value: string; readonly words: string } }
  /** Entries of a list; `suggests` are offered while typing, each with what it is. */
  | {
      kind: 'lines';
      placeholder?: string;
      suggests?: readonly (readonly [entry: string, what: string])[];
      /** Its entries are page patterns. */
      isPages?: true;
      /** A comma ends an entry; not for addresses, which may contain one. */
      splitsCommas?: true;
    }
  | { kind: 'address'; placeholder?: string; isPicture?: boolean }
  /** `told` is the number with its unit, as a text. */
  | { kind: 'number' | 'slider'; min: number; max: number; unit: string; phrase?: string }
  /** `unset` is the option in effect while nothing is set, if the schema has no default. */
  | {
      kind: 'choice';
      options: readonly (readonly [value: string, label: string])[];
      isWide?: boolean;
      unset?: string | undefined;
    }
  /** `on` is the background behind text of this color; `under` are the text colors on this background. */
  | { kind: 'color'; on?: string; under?: readonly string[] }
  | { kind: 'entrance' | 'appearance' | 'repeat' | 'firstSeen' | 'delay' }
  /** One of the languages of widgets, or none. */
  | { kind: 'language' };

/** How the widgets of an account lead to Messenger. */
export type Mode = (typeof lists.messengerModes)[number];

/** One field of a widget: its path in the data, its label, its control, and the widgets that have it. [OWN-07] */
export type EditorField = {
  /** Within the widget's data, such as `main.colors.background`. */
  path: string;
  panel: Panel;
  label: string;
  help?: string;
  control: FieldControl;
  /** The heading above it. */
  group?: string;
  types: readonly WidgetType[];
  channels?: readonly Channel[];
  /** The only mode in which it has an effect; in the other it isn't offered. */
  mode?: Mode;
  /** It only matters while another field has one of these values. */
  when?: { path: string; is: readonly unknown[] };
  /** Without text here, something that visitors see stays empty or leads nowhere. Other text fields say “Optional”. [C-TXT-01] */
  isRequired?: true;
  /** Another field has replaced it: it is shown only where it is still set. */
  isOld?: boolean;
};
