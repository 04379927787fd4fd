import type { Translation } from '../Translation';

export const preview: Translation['preview'] = {
  lost: 'No pudimos cargar la vista previa. Seguiremos intentándolo.',
  offline: 'No tienes conexión. Tu página se cargará cuando la recuperes.',
  yourPage: 'Tu página',
  devices: {
    computer: 'Computadora',
    phone: 'Teléfono',
    iphone: 'iPhone',
  },
  states: {
    initial: 'Antes de suscribirse',
    submitted: 'Tras suscribirse',
    open: 'Abierto',
    bubble: 'Burbuja',
    textForm: 'Formulario de SMS',
    invalidNumber: 'Número no válido',
    noPlugin: 'Sin plugin',
  },
  sample: {
    pageName: 'Tu sitio',
    error: 'Este número no puede recibir mensajes de texto.',
  },
};
