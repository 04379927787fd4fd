/** The languages in which a widget speaks to its visitors. */
export const languages = {
  names: {
    en: 'English',
    es: 'Spanish',
    'pt-BR': 'Brazilian Portuguese',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    nl: 'Dutch',
    pl: 'Polish',
    tr: 'Turkish',
    ar: 'Arabic',
    ja: 'Japanese',
    id: 'Indonesian',
  },
  setting: {
    label: 'Widget language',
    automatic: 'Automatic (page, then browser)',
  },
  list: {
    title: 'Translations',
    text: 'Built-in wording is already translated. Choose a language to translate yours.',
    legal: 'Phone forms stay in English until you confirm the legal text.',
  },
  states: {
    builtIn: 'Built-in wording',
    translated: '{done} of {all} translated',
    replaced: '{n, plural, one {# built-in phrase changed} other {# built-in phrases changed}}',
    unconfirmed: 'Legal text not confirmed',
    confirmed: 'Legal text confirmed',
  },
  /** What a list of changes says of a text that isn’t there. */
  unset: {
    fields: 'Not translated',
    texts: 'Built-in wording',
    legal: 'Not confirmed',
  },
  editing: {
    back: 'All languages',
    remove: 'Remove translation',
    loadFailed: 'We couldn’t load {language}. Reload the page and try again.',
    own: 'Your wording',
    noOwn: 'Nothing to translate yet. What you write in the other panels appears here.',
    builtIn: 'Built-in wording',
    builtInHelp: 'Leave a field empty to keep our wording. We replace {name} with your business name.',
    groups: {
      phone: 'Phone form',
      after: 'After opt-in',
      messenger: 'Messenger',
      omnichat: 'Chat bubble',
      around: 'Buttons and labels',
    },
    quoted: '“{text}”',
    inLanguage: '{label}, in {language}',
  },
  legal: {
    title: 'Legal text',
    label: 'Legal text',
    help: 'Check this translation. It isn’t legal advice. We replace {name} with your business name.',
    ownPart: 'This includes sentences you wrote. Translate those, too.',
    changedLabel: 'Legal text, not confirmed',
    confirm: 'Confirm legal text',
    confirmed: 'Confirmed',
    changed: 'Confirm your changes before you publish.',
    incomplete: 'Tell visitors that they can reply STOP to cancel. Keep the word STOP.',
  },
  preview: {
    label: 'Preview language',
    original: 'Original',
  },
  problems: {
    translated: 'Confirm the legal text in {language}, or remove that translation.',
    chosen:
      'This widget always uses {language}. Confirm the legal text in {language}, or choose another language.',
  },
} as const;
