import type { Copy } from '../Copy';

export const common: Copy['common'] = {
  tryAgain: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  copy: 'Copiar',
  exportCsv: 'Exportar CSV',
  widget: 'Widget',
  allWidgets: 'Todos los widgets',
};
