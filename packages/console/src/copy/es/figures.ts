import type { Translation } from '../Translation';

export const figures: Translation['figures'] = {
  noChange: 'Sin cambios',
  fresh: 'Nuevo',
  total: 'Total {n}',
  empty: 'No hay datos para estas fechas',
  asTable: 'Ver como tabla',
  date: 'Fecha',
  trend: '{label}: hasta {n} por día',
  email: 'Correo',
  funnel: {
    pageViews: 'Vieron una página',
    impressions: 'Vieron un widget',
    opens: 'Abrieron un widget',
    submits: 'Enviaron el formulario',
    optIns: 'Se suscribieron',
    conversions: 'Completaron una conversión',
    sales: 'Compraron',
  },
};
