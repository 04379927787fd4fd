import type { Translation } from '../Translation';

export const draft: Translation['draft'] = {
  merged:
    'Este widget se editó en otra pestaña o lo editó otra persona. Combinamos esos cambios con los tuyos.',
  restored: 'Recuperamos tus cambios sin guardar.',
  label: '{section}: {label}',
  empty: 'Vacío',
  on: 'Activado',
  off: 'Desactivado',
  default: '{value} (predeterminado)',
  anchor: '{label}: {name}',
};
