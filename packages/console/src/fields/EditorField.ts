import type { Channel, lists } from '@beckon/contract';
import { copy } from '../copy/copy';
import type { WidgetType } from '../preview/Draft';

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
  /** `code` is a fixed value of the messenger platform, shown as the words that visitors see for it. */
  | { kind: 'text'; placeholder?: string; code?: { readonly value: string; readonly words: string } }
  /** Entries of a list; `suggests` are offered while somebody writes, each with what it is. */
  | {
      kind: 'lines';
      placeholder?: string;
      suggests?: readonly (readonly [entry: string, what: string])[];
      /** Its entries are patterns of pages. */
      isPages?: true;
      /** A comma ends an entry; addresses may have one. */
      splitsCommas?: true;
    }
  | { kind: 'address'; placeholder?: string; isPicture?: boolean }
  /** `told` is the number with its unit, as a text. */
  | { kind: 'number' | 'slider'; min: number; max: number; unit: string; told?: string }
  | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[]; isWide?: boolean }
  /** `on` is the ground that words of this colour stand on; `under` are the words that stand on this ground. */
  | { kind: 'color'; on?: string; under?: readonly string[] }
  | { kind: 'entrance' | 'appearance' | 'repeat' | 'firstSeen' | 'delay' }
  /** One of the languages of widgets, or none. */
  | { kind: 'language' };

/** How the widgets of an account lead into Messenger. */
export type Mode = (typeof lists.messengerModes)[number];

/** One field of a widget: where it stands in its data, what it is called, and how and for whom it is edited. [OWN-07] */
export type EditorField = {
  /** From the widget's data, `main.colors.background`. */
  path: string;
  panel: Panel;
  label: string;
  help?: string;
  control: FieldControl;
  /** The heading that it stands under. */
  group?: string;
  types: readonly WidgetType[];
  channels?: readonly Channel[];
  /** The one mode in which it does anything; in the other it isn't offered. */
  mode?: Mode;
  /** It only matters while another field has one of these values. */
  when?: { path: string; is: readonly unknown[] };
  /** Without words here something that visitors see stays empty or leads nowhere. Other fields that are written say “Optional”. [C-TXT-01] */
  isRequired?: true;
  /** Another field has taken its place: it is shown only where it is still set. */
  isOld?: boolean;
};
