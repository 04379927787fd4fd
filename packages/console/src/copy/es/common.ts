import { spanishTypeNames } from '@beckon/contract/data/spanishTypeNames';
import type { Translation } from '../Translation';

export const common: Translation['common'] = {
  noMatches: 'Sin coincidencias',
  noMatchHint: 'Prueba otra búsqueda o quita los filtros.',
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
  renameWidget: 'Cambiar el nombre del widget',
  preview: 'Vista previa de {name}',
  unsaved: 'Cambios sin guardar',
  version: 'Versión {n}',
  allWidgets: 'Todos los widgets',
  types: spanishTypeNames,
};
