/* The product's own text messages. Plain characters, so that each is one segment. */
type Sender = { pageName: string; supportContact: string; isEuAffected?: boolean };

const nameOf = ({ pageName }: Sender): string => pageName.trim() || 'This sender';
const contactOf = ({ supportContact }: Sender): string =>
  supportContact.trim() === '' ? '' : ` Contact: ${supportContact.trim()}.`;
/** What American carriers require. */
const ratesOf = ({ isEuAffected }: Sender): string => (isEuAffected ? '' : ' Msg & data rates may apply.');

/** Raise it when a word of `stopped` changes: a START agrees to those words. */
export const startVersion = 'start-1';

/** The texts to send unless the owner has written another. [OWN-13, OWN-22, A-76] */
export const smsTexts = {
  welcome: (sender: Sender) =>
    `${nameOf(sender)}: You are subscribed.${ratesOf(sender)} Reply HELP for help, STOP to cancel.`,
  confirm: (sender: Sender) =>
    `${nameOf(sender)}: Reply YES to get our texts.${ratesOf(sender)} If this was not you, ignore this text.`,
  stopped: (sender: Sender) =>
    `${nameOf(sender)}: You are unsubscribed and will get no more texts. Reply START to subscribe again.`,
  started: (sender: Sender) =>
    `${nameOf(sender)}: You are subscribed again. Reply HELP for help, STOP to cancel.`,
  help: (sender: Sender) =>
    `${nameOf(sender)}: You get texts from us because you asked for them.${contactOf(sender)}${ratesOf(sender)} Reply STOP to cancel.`,
} as const;
