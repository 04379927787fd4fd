import type { VisitorTexts } from './english';

/** The texts of a widget that an owner can write in several languages, and the built-in text that each begins with, if any. */
export const translatedFields = {
  'main.title': undefined,
  'main.desc': undefined,
  // Its default is a code of the messenger's plugin; what a visitor reads in its place is translated where it is drawn. [DEF-01]
  'main.ctaText': undefined,
  'main.optInButtonText': 'optInButton',
  'main.smsButtonText': 'subscribe',
  'main.popupMessageText': 'omnichatPopover',
  'submitted.title': 'submittedTitle',
  'submitted.desc': 'submittedText',
  'submitted.ctaText': 'viewInMessenger',
  'appearance.greeting_headline': 'omnichatHeadline',
  'appearance.greeting_text': 'omnichatGreeting',
  'channels.whatsapp_prefill': undefined,
  'setup.loggedInGreeting': undefined,
  'setup.loggedOutGreeting': undefined,
} as const satisfies Record<string, keyof VisitorTexts | undefined>;

/** The place of such a text in a widget's `data`. */
export type TranslatedField = keyof typeof translatedFields;
