import type { Translation } from '../Translation';

export const languages: Translation['languages'] = {
  names: {
    en: 'inglés',
    es: 'español',
    'pt-BR': 'portugués de Brasil',
    fr: 'francés',
    de: 'alemán',
    it: 'italiano',
    nl: 'neerlandés',
    pl: 'polaco',
    tr: 'turco',
    ar: 'árabe',
    ja: 'japonés',
    id: 'indonesio',
  },
  setting: {
    label: 'Idioma del widget',
    automatic: 'Automático (página, luego navegador)',
  },
  list: {
    title: 'Traducciones',
    text: 'Los textos incluidos ya están traducidos. Elige un idioma para traducir los tuyos.',
    legal: 'Los formularios de teléfono siguen en inglés hasta que confirmes el texto legal.',
  },
  states: {
    builtIn: 'Textos incluidos',
    translated: '{done} de {all} traducidos',
    replaced: '{n, plural, one {# texto incluido cambiado} other {# textos incluidos cambiados}}',
    unconfirmed: 'Texto legal sin confirmar',
    confirmed: 'Texto legal confirmado',
  },
  unset: {
    fields: 'Sin traducir',
    texts: 'Texto incluido',
    legal: 'Sin confirmar',
  },
  editing: {
    back: 'Todos los idiomas',
    remove: 'Quitar la traducción',
    loadFailed: 'No pudimos cargar los textos en {language}. Recarga la página.',
    own: 'Tus textos',
    noOwn: 'Aún no hay nada que traducir. Aquí aparecerá lo que escribas en los otros paneles.',
    builtIn: 'Textos incluidos',
    builtInHelp: 'Deja un campo vacío para conservar nuestro texto. {name} es el nombre de tu negocio.',
    groups: {
      phone: 'Formulario de teléfono',
      after: 'Tras suscribirse',
      messenger: 'Messenger',
      omnichat: 'Burbuja de chat',
      around: 'Botones y etiquetas',
    },
    quoted: '«{text}»',
    inLanguage: '{label}, en {language}',
  },
  legal: {
    title: 'Texto legal',
    label: 'Texto legal',
    help: 'Revisa esta traducción. No es asesoría legal. {name} es el nombre de tu negocio.',
    ownPart: 'Incluye tus propias frases tal como las escribiste: tradúcelas también.',
    changedLabel: 'Texto legal sin confirmar',
    confirm: 'Confirmar texto legal',
    confirmed: 'Confirmado',
    changed: 'Confirma tus cambios antes de publicar.',
    incomplete: 'Di a los visitantes que pueden responder STOP para cancelar. Conserva la palabra STOP.',
  },
  preview: {
    label: 'Idioma de la vista previa',
    original: 'Textos originales',
  },
  problems: {
    translated: 'Confirma el texto legal en {language} o quita esa traducción.',
    chosen:
      'Este widget siempre aparece en {language}. Confirma el texto legal en {language} o elige otro idioma.',
  },
};
