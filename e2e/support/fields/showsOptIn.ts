import { type FieldShow, says, tells } from './FieldShow';

/** A link of the widget leads to an address with this text. */
const leads =
  (words: (value: unknown) => string): FieldShow['sees'] =>
  (visits, value) => {
    const found = visits[1]?.first?.things.flatMap(({ href }) => href || []);
    return found?.some((href) => href.includes(words(value))) || found;
  };
/** The text is among other text: it is added to the notice. */
const adds =
  (state: 'first' | 'later'): FieldShow['sees'] =>
  (visits, value) => {
    const found = visits[1]?.[state]?.things.flatMap(({ text }) => text || []);
    return found?.some((text) => text.includes(String(value))) || found;
  };
const digits = (value: unknown): string => String(value).replace(/\D/g, '');

/** How the opt-in settings show. */
export const showsOptIn: Record<string, FieldShow> = {
  'main.smsButtonText': { set: { 1: 'Count me in' }, sees: says(1) },
  'main.smsButtonText@omnichat': { set: { 1: 'Count me in' }, sees: says(1, 'later') },
  'main.legalText': { set: { 1: 'Two letters a month' }, sees: adds('first') },
  'main.legalText@omnichat': { set: { 1: 'Two letters a month' }, sees: adds('later') },
  'main.buttonType': {
    set: { 3: 'checkbox' },
    sees: ({ 3: visit }) =>
      visit?.first?.plugin['class']?.includes('fb-messenger-checkbox') || visit?.first?.plugin,
  },
  'main.ctaText': { set: { 2: 'Write to us in Messenger' }, sees: says(2) },
  'main.optInButtonText': { set: { 3: 'Send me the letter' }, sees: says(3) },
  // In a host's form there is no button of ours next to the plugin, only a link where links are used.
  'main.optInButtonText@checkbox': { set: { 1: 'Send me the letter' }, sees: says(1, 'later') },
  'main.prechecked': { set: { 3: false }, sees: tells('prechecked') },
  'setup.buttonSize': { set: { 3: 'xlarge' }, sees: tells('size') },
  'setup.skin': { set: { 3: 'dark' }, sees: tells('skin') },
  'setup.pluginAlign': { set: { 3: 'center' }, sees: tells('center_align', () => 'true') },
  'channels.enable_facebook': { set: { 1: true }, sees: leads(() => '/sandbox/') },
  'channels.enable_sms': { set: { 1: true }, sees: (visits) => says(1)(visits, 'Text message') },
  'channels.enable_whatsapp': { set: { 1: true }, sees: leads(() => 'https://wa.me/') },
  'channels.whatsapp_id': { set: { 1: '4915112345678' }, sees: leads((value) => digits(value)) },
  'channels.whatsapp_prefill': { set: { 1: 'Hello gardeners' }, sees: leads(() => 'text=Hello%20gardeners') },
  'channels.enable_email': { set: { 1: true }, sees: leads(() => 'mailto:') },
  'channels.email_to': { set: { 1: 'garden@example.com' }, sees: leads((value) => `mailto:${value}`) },
};
