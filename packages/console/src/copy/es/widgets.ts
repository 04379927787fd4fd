import type { Translation } from '../Translation';

export const widgets: Translation['widgets'] = {
  lead: 'Todo lo que muestras en tu sitio, con los resultados de los últimos {n} días.',
  loadFailed: 'No pudimos cargar tus widgets',
  first: {
    title: 'Crea tu primer widget',
    text: 'Elige una plantilla, personalízala y publica. Los visitantes no verán nada hasta entonces.',
    button: 'Elegir una plantilla',
  },
  search: 'Buscar widgets',
  searchExample: 'Buscar',
  clearFilters: 'Quitar filtros',
  status: 'Estado',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  filters: {
    all: 'Todos los estados',
    active: 'Activos',
    paused: 'En pausa',
    draft: 'Borradores',
    deleted: 'Eliminados',
  },
  statuses: {
    draft: 'Borrador',
    paused: 'En pausa',
    live: 'Activo',
    edited: 'Activo, editado',
  },
  columns: {
    impressions: 'Impresiones',
    optIns: 'Suscripciones',
    rate: 'Tasa',
    days: 'Últimos {n} días',
    actions: 'Acciones',
  },
  actions: {
    label: 'Acciones de {name}',
    rename: 'Cambiar nombre',
    duplicate: 'Duplicar',
    copyMark: '(copia)',
    pause: 'Pausar',
    resume: 'Reanudar',
  },
  rename: {
    label: 'Nombre',
    help: 'Los visitantes no ven este nombre.',
    missing: 'Escribe un nombre.',
  },
  deleted: {
    title: 'Widgets eliminados',
    loadFailed: 'No pudimos cargar tus widgets eliminados',
    none: {
      title: 'No hay widgets eliminados',
      text: 'Puedes restaurar un widget eliminado durante {n, plural, one {# día} other {# días}}.',
    },
    about: '{type} · {channel} · eliminado {time}',
    restore: 'Restaurar',
  },
  toasts: {
    live: '«{name}» está activo. {warning}',
    edit: 'Editar',
    deleted: 'Se eliminó «{name}»',
    restored: 'Se restauró «{name}»',
    copied: 'Se copió «{name}» como borrador',
    editCopy: 'Editar copia',
  },
};
