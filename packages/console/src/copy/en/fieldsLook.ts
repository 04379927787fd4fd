/** Settings of a widget: its colors, size and position. */
export const fieldsLook = {
  colors: {
    background: 'Background',
    withCheckbox: {
      label: 'Background with checkbox',
      help: 'Uses the background above unless you choose another.',
    },
    headline: 'Headline',
    text: 'Text',
    legal: 'Legal text',
    legalHelp: 'We adjust unreadable colors here because consent text must be legible.',
    button: 'Button',
    buttonText: 'Button text',
    buttonFirst: 'Button (legacy, used first)',
    buttonLegacy: 'Button (legacy)',
    bubble: 'Bubble',
    panelHeader: 'Panel header',
    greeting: 'Greeting',
    chatTheme: 'Chat theme',
    code: 'Code',
    success: 'Success icon',
    check: {
      label: 'Check mark',
      help: 'We adjust this color if it’s hard to see on the icon.',
    },
  },
  position: 'Position',
  corners: {
    topLeft: 'Top left',
    middleLeft: 'Middle left',
    bottomLeft: 'Bottom left',
    topRight: 'Top right',
    middleRight: 'Middle right',
    bottomRight: 'Bottom right',
  },
  shape: 'Shape',
  shapes: {
    narrow: 'Narrow',
    wide: 'Wide',
    wideRight: 'Wide, form right',
  },
  fitContainer: 'Fill container',
  width: {
    label: 'Width',
    help: 'At least 280 pixels.',
  },
  pageDimming: 'Page dimming',
  backgroundDimming: {
    label: 'Background dimming',
    help: 'Used when the background has no tint.',
  },
  closable: 'Show close button',
  pushPage: {
    label: 'Push page down',
    help: 'When off, the bar covers part of the page.',
  },
  sticky: {
    label: 'Sticky bar',
    help: 'Stays visible while visitors scroll.',
  },
  buttonSize: {
    label: 'Button size',
    help: 'Uses your account’s default unless you choose one.',
  },
  pluginTheme: 'Plugin theme',
  formPosition: 'Form position',
  formPositions: {
    bottom: 'Below the text',
    side: 'Next to the text',
  },
  size: 'Size',
  transparent: 'Transparent background',
} as const;
