import type { Api } from '../../data/Api';

type Settings = Api['settings'];
type Option = readonly [value: string, label: string];

/** One setting of an account: what it is called, and how it is edited. */
export type SettingField = {
  name: keyof Settings;
  label: string;
  help?: string;
  /** It cannot be saved while it is empty. Other settings that are written say “Optional”. [C-TXT-01] */
  isRequired?: true;
  control:
    | { kind: 'text' | 'toggle' | 'lines'; placeholder?: string }
    /** One or several of what `offersFor` has. */
    | { kind: 'country' | 'countries'; placeholder?: string }
    | { kind: 'number'; min: number; max: number; unit: string }
    /** `old` are other names for options: each is offered only where it is set already. */
    | { kind: 'choice'; options: readonly Option[]; old?: readonly Option[] };
};
