import type { Translation } from '../Translation';

export const start: Translation['start'] = {
  lead: 'Elige un objetivo y una plantilla. Podrás cambiar todo después.',
  blank: 'Empezar desde cero',
  goals: 'Objetivos',
  allTemplates: 'Todas las plantillas',
  templatesFor: 'Plantillas: {goal}',
  viewer: {
    title: 'Tienes acceso de solo lectura',
    text: 'Para crear widgets, pide acceso de edición al propietario de la cuenta (Configuración → Equipo).',
  },
};
