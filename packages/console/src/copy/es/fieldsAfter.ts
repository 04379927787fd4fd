import type { Translation } from '../Translation';

export const fieldsAfter: Translation['fields']['after'] = {
  action: 'Acción',
  actions: {
    message: 'Mostrar mensaje',
    redirect: 'Redirigir',
    nothing: 'No hacer nada',
  },
  redirect: 'Redirigir',
  redirectUrl: 'URL de redirección',
  openIn: 'Abrir en',
  sameTab: 'La misma pestaña',
  newTab: 'Pestaña nueva',
  linkText: {
    label: 'Texto del enlace a Messenger',
    help: 'Déjalo vacío para no mostrar el enlace.',
  },
  backgroundImage: {
    label: 'URL de la imagen de fondo',
    help: 'Déjala vacía para conservar el fondo del formulario.',
  },
  welcome: {
    label: 'Mensaje de bienvenida',
    help: 'Se envía en cuanto alguien se suscribe.',
  },
  prefilled: {
    label: 'Mensaje de texto prellenado',
    help: 'En iPhone, el visitante te escribe primero. Su mensaje lleva este texto y una referencia.',
  },
  otherWidgetButton: {
    label: 'Texto del botón',
    help: 'Quienes lo tocan se suscriben.',
  },
  keywords: {
    label: 'Palabras clave',
    help: 'Quien te envíe una de estas palabras se suscribe.',
  },
  moreKeywords: {
    label: 'Más palabras clave',
    help: 'Estas palabras también suscriben.',
  },
};
