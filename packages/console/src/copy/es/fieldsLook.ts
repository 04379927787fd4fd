import type { Translation } from '../Translation';

export const fieldsLook: Translation['fields']['look'] = {
  colors: {
    background: 'Fondo',
    withCheckbox: {
      label: 'Fondo con casilla',
      help: 'Usa el fondo de arriba, a menos que elijas otro.',
    },
    headline: 'Título',
    text: 'Texto',
    legal: 'Texto legal',
    legalHelp: 'Ajustamos los colores ilegibles porque el texto de consentimiento debe poder leerse.',
    button: 'Botón',
    buttonText: 'Texto del botón',
    buttonFirst: 'Botón (anterior, tiene prioridad)',
    buttonLegacy: 'Botón (anterior)',
    bubble: 'Burbuja',
    panelHeader: 'Encabezado del panel',
    greeting: 'Saludo',
    chatTheme: 'Tema del chat',
    code: 'Código',
    success: 'Ícono de éxito',
    check: {
      label: 'Marca de verificación',
      help: 'Ajustamos este color si no se distingue en el ícono.',
    },
  },
  position: 'Posición',
  corners: {
    topLeft: 'Arriba a la izquierda',
    middleLeft: 'Centro a la izquierda',
    bottomLeft: 'Abajo a la izquierda',
    topRight: 'Arriba a la derecha',
    middleRight: 'Centro a la derecha',
    bottomRight: 'Abajo a la derecha',
  },
  shape: 'Forma',
  shapes: {
    narrow: 'Angosta',
    wide: 'Ancha',
    wideRight: 'Ancha, formulario a la derecha',
  },
  fitContainer: 'Llenar el contenedor',
  width: {
    label: 'Ancho',
    help: 'Al menos 280 píxeles.',
  },
  pageDimming: 'Oscurecer la página',
  backgroundDimming: {
    label: 'Oscurecer el fondo',
    help: 'Se usa cuando el fondo no está teñido.',
  },
  closable: 'Mostrar botón de cerrar',
  pushPage: {
    label: 'Empujar la página hacia abajo',
    help: 'Si está desactivado, la barra cubre parte de la página.',
  },
  sticky: {
    label: 'Barra fija',
    help: 'Permanece visible mientras el visitante se desplaza.',
  },
  buttonSize: {
    label: 'Tamaño del botón',
    help: 'Usa el predeterminado de tu cuenta, a menos que elijas uno.',
  },
  pluginTheme: 'Tema del plugin',
  formPosition: 'Posición del formulario',
  formPositions: {
    bottom: 'Debajo del texto',
    side: 'Junto al texto',
  },
  size: 'Tamaño',
  transparent: 'Fondo transparente',
};
