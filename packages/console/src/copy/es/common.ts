import { spanishTypeNames } from '@beckon/contract/data/spanishTypeNames';
import type { Translation } from '../Translation';

export const common: Translation['common'] = {
  noMatches: 'Sin coincidencias',
  goToWidgets: 'Ir a los widgets',
  undo: 'Deshacer',
  publish: 'Publicar',
  showMore: 'Mostrar más',
  tryAgain: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  copy: 'Copiar',
  exportCsv: 'Exportar CSV',
  widget: 'Widget',
  allWidgets: 'Todos los widgets',
  types: spanishTypeNames,
};
