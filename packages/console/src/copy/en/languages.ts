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
    text: 'Built-in texts are already translated. Choose a language to translate your own.',
    legal: 'Forms that ask for a phone number use another language only after you confirm its legal text.',
  },
  states: {
    builtIn: 'Built-in texts',
    translated: 'Translated {done} of {all}',
    replaced: '{n, plural, one {# built-in text changed} other {# built-in texts changed}}',
    unconfirmed: 'Confirm the legal text',
    confirmed: 'Legal text confirmed',
  },
  /** What a list of changes says of a text that isn’t there. */
  unset: {
    fields: 'Not translated',
    texts: 'Built-in text',
    legal: 'Not confirmed',
  },
  editing: {
    back: 'All languages',
    remove: 'Remove translation',
    loadFailed: 'We couldn’t load the texts in {language}. Reload the page and try again.',
    own: 'Your texts',
    noOwn: 'Nothing to translate yet. Texts that you write in the other panels appear here.',
    builtIn: 'Built-in texts',
    builtInHelp: 'Leave a field empty to keep our text. {name} stands for your business name.',
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
    help: 'This is a translation to check, not legal advice. Visitors see exactly what you confirm.',
    ownPart: 'Your own sentences are in it as you wrote them: translate them, too.',
    confirm: 'Confirm legal text',
    confirmed: 'Confirmed',
    changed: 'Confirm your changes before you publish.',
    incomplete: 'Tell visitors that they can reply STOP to cancel. Keep the word STOP.',
  },
  preview: {
    label: 'Preview language',
    original: 'Original texts',
  },
  problems: {
    translated: 'Confirm the legal text in {language}, or remove that translation.',
    chosen:
      'This widget always uses {language}. Confirm the legal text in {language}, or choose another language.',
  },
} as const;
