import type { Translation } from '../Translation';

export const results: Translation['results'] = {
  lead: 'Sin bots · UTC',
  dates: 'Período',
  loadFailed: 'No pudimos cargar tus resultados',
  impressions: 'Impresiones',
  optIns: 'Suscripciones',
  optInRate: 'Tasa de suscripción',
  conversions: 'Conversiones',
  revenue: 'Ingresos',
  versus: 'vs. período anterior',
  funnel: 'Embudo',
  channels: {
    optIns: 'Suscripciones por canal',
    clicks: 'Clics en la burbuja de chat por canal',
    none: 'No hay suscripciones en este período.',
  },
  notShown: {
    title: 'Por qué no se mostraron los widgets',
    none: 'Ningún widget dejó de mostrarse en este período',
    reason: 'Motivo',
    pageViews: 'Páginas vistas',
    reasons: {
      host: 'Sitio web no agregado',
      route: 'Página no incluida',
      device: 'Dispositivo no incluido',
      repeat: 'Ya se mostró hace poco',
      entrance: 'El visitante se fue antes',
      sdk: 'Messenger no cargó',
      rendered: 'El plugin de Messenger no cargó',
      queue: 'Había otro widget abierto',
    },
  },
};
