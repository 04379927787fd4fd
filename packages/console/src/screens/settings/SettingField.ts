import type { Api } from '../../data/Api';

type Settings = Api['settings'];
type Option = readonly [value: string, label: string];

/** One setting of an account: its label and its control. */
export type SettingField = {
  name: keyof Settings;
  label: string;
  help?: string | undefined;
  /** It can't be saved while it is empty. Other text settings say “Optional”. [C-TXT-01] */
  isRequired?: true;
  /** What only works with it, although it can be saved while it is empty: said instead of “Optional”. */
  neededFor?: string;
  control:
    | { kind: 'text' | 'toggle' | 'lines'; placeholder?: string }
    /** One or several of the options from `offersFor`. */
    | { kind: 'country' | 'countries' | 'zone'; placeholder?: string }
    | { kind: 'number'; min: number; max: number; unit: string }
    /** `old` are other names for options: each is offered only if it is already set. */
    | { kind: 'choice'; options: readonly Option[]; old?: readonly Option[] };
};
