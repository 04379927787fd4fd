import type { Channel } from '@beckon/contract';
import type { WidgetType } from '../preview/Draft';

/** The panels of the editor, in the order of their tabs. */
export const panels = [
  { id: 'content', label: 'Content' },
  { id: 'look', label: 'Look' },
  { id: 'optIn', label: 'Opt-in' },
  { id: 'after', label: 'After opt-in' },
  { id: 'rules', label: 'When' },
  { id: 'where', label: 'Where' },
  { id: 'advanced', label: 'Advanced' },
] as const;
export type Panel = (typeof panels)[number]['id'];

/** How a field is edited. */
export type FieldControl =
  | { kind: 'text' | 'area' | 'toggle' | 'lines' | 'width' | 'phone'; placeholder?: string }
  | { kind: 'address'; placeholder?: string; isPicture?: boolean }
  | { kind: 'number' | 'slider'; min: number; max: number; unit: string }
  | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[]; isWide?: boolean }
  /** `on` is the ground that words of this colour stand on; `under` are the words that stand on this ground. */
  | { kind: 'color'; on?: string; under?: readonly string[] }
  | { kind: 'entrance' | 'appearance' | 'repeat' | 'firstSeen' | 'delay' };

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
  /** It only matters while another field has one of these values. */
  when?: { path: string; is: readonly unknown[] };
  /** Another field has taken its place: it is shown only where it is still set. */
  isOld?: boolean;
};
