import { copy } from '../../copy/copy';

/** The one field of a form that only needs to know that it is them. */
export const askPassword = [
  { name: 'password', label: copy.settings.deletion.password, autoComplete: 'current-password' },
] as const;
