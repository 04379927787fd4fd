import type { Api } from '../../data/Api';

type Settings = Api['settings'];

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
    | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[] };
};
