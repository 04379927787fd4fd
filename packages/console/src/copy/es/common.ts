import type { Translation } from '../Translation';

export const common: Translation['common'] = {
  tryAgain: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  copy: 'Copiar',
  exportCsv: 'Exportar CSV',
  widget: 'Widget',
  allWidgets: 'Todos los widgets',
};
