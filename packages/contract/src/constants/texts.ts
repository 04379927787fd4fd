/* Every sentence a visitor may read that the owner has not written. Spellings are literal. */
// Defaults of configuration [DEF-01, DEF-02, DEF-03, DEF-04, DEF-05, DEF-23, DEF-24, DEF-25]
export const sendToMessenger = 'SEND_TO_MESSENGER';
export const optInButton = 'Send me Insights';
export const subscribe = 'Subscribe';
export const viewInMessenger = 'View it in Messenger';
export const omnichatHeadline = 'How can we help you?';
export const omnichatGreeting = 'Talk to us on your favorite messaging app';
export const omnichatPopover = '👋 Need a help? Just message us!';

// States [EMB-04, REND-08]
export const success = 'Success!';
export const goToMessenger = 'Go to Messenger';
export const submittedTitle = 'Thank you!';
export const submittedText = 'You are on the list. Check your phone for a message from us.';
export const close = 'Close';
export const poweredBy = 'Powered by Beckon';

// The SMS form [SMS-01, C-PHONE-03]
export const phoneLabel = 'Phone number';
export const phoneCountry = 'Country';
export const phoneSearch = 'Search countries';
export const phoneNoCountry = 'No country found';
export const phoneListFailed = 'Countries didn’t load. Type + and the country code';
export const phoneHint = '000 000 0000';

// Landing pages [OWN-19]
export const turnOnJavaScript = 'Turn on JavaScript to continue.';
export const pageNotFound = 'Page not found';
export const pageNotFoundText = 'The link may be outdated or mistyped, or the page may be offline.';

/** The sentence of the omnichat's SMS panel. [OMNI-12] */
export const smsPanel =
  'By providing your cellphone number via text message using this service you agree to receive texts from us.';

/** Names of the omnichat's channels. [OMNI-08] */
export const channels = {
  messenger: 'Messenger',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  email: 'Email',
} as const;

// Legal notices [SMS-11]
export const terms = 'Terms';
export const privacy = 'Privacy';

/** The label of our own checkbox, if the messenger's is not available. [CHK-02, A-79] */
export const messengerConsent = (pageName: string): string =>
  `Yes, send me messages ${pageName && `from ${pageName} `}in Messenger`;
