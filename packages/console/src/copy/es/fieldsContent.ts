import type { Translation } from '../Translation';

export const fieldsContent: Translation['fields']['content'] = {
  headline: 'Título',
  headlineExample: 'Lo que obtiene el visitante, en pocas palabras',
  showText: 'Mostrar texto',
  text: 'Texto',
  greeting: 'Saludo',
  showPopup: 'Mostrar mensaje de la burbuja',
  popup: 'Mensaje de la burbuja',
  loggedOut: {
    label: 'Saludo',
    help: 'Para visitantes que no iniciaron sesión en Messenger, hasta 80 caracteres.',
  },
  loggedIn: {
    label: 'Saludo con sesión iniciada',
    help: 'Para visitantes que iniciaron sesión en Messenger, hasta 80 caracteres.',
  },
  layout: 'Disposición',
  layouts: {
    simple: 'Tarjeta',
    mediaBackground: 'Imagen de fondo',
  },
  logo: {
    label: 'Logotipo',
    help: 'URL de la imagen, que se muestra antes del título.',
  },
  privateReply: {
    label: 'Respuesta privada',
    help: 'Se envía por Messenger a quienes comentan.',
  },
  media: {
    type: 'Tipo',
    types: {
      image: 'Imagen',
      gif: 'GIF',
      video: 'Video',
    },
    image: {
      label: 'URL de la imagen',
      help: 'Si hay un video, es su miniatura.',
    },
    gif: 'URL del GIF',
    video: {
      label: 'URL del video',
      help: 'YouTube o Vimeo.',
    },
    imagePosition: 'Posición de la imagen',
    videoPosition: 'Posición del video',
    positions: {
      above: 'Arriba',
      underHeadline: 'Debajo del título',
      below: 'Abajo',
    },
  },
  background: {
    image: 'URL de la imagen de fondo',
    tint: 'Teñir el fondo',
    tintColor: 'Color del tinte',
  },
};
