/** Every text of the sandbox in English. */
export const englishTexts = {
  title: 'Sandbox',
  lead: 'A test phone and Messenger. Nothing is sent outside this installation.',
  sites: 'Sample sites',
  account: 'Account',
  states: {
    connecting: 'Connecting',
    live: 'Live',
    lost: 'Reconnecting',
    out: 'Signed out',
  },
  signedOut: 'You’re signed out',
  signedOutHelp: 'Sign in to see this account’s messages.',
  signIn: 'Sign in',
  lost: 'Can’t reach the server. New messages appear when the connection is back.',
  apps: 'Apps',
  sms: 'Text messages',
  messenger: 'Messenger',
  whosePhone: 'Phone',
  whoseMessenger: 'Visitor',
  nobody: 'None yet',
  otherNumber: 'New number',
  newVisitor: 'New visitor',
  number: 'Number',
  numberHint: 'Use any number. Nothing is sent to it.',
  numberWrong: 'That number isn’t valid. Include the country code, for example +1 202 555 0143.',
  useNumber: 'Use this number',
  noNumber: 'No phone number in the settings, so you can’t reply',
  emptySms: 'No messages yet',
  emptySmsHelp: (owner: string) => `Opt in on one of ${owner}’s pages. The message arrives here.`,
  freshSms: 'No messages on this phone',
  freshSmsHelp: (owner: string) => `Text one of ${owner}’s keywords, STOP or HELP to see the reply.`,
  openSites: 'Open the sample sites',
  emptyMessenger: 'No conversation yet',
  emptyMessengerHelp: (owner: string) =>
    `Click a Messenger button on one of ${owner}’s pages, or start a conversation as a visitor.`,
  startAs: 'Start as a new visitor',
  pageKind: 'Page',
  welcome: (page: string) => `You’re about to message ${page}. The page sees your name and your messages.`,
  getStarted: 'Get Started',
  fromLink: 'You came from a link:',
  write: 'Type a message',
  textMessage: 'Text message',
  send: 'Send',
  failed: 'Not delivered. Try again.',
  notConnected: 'Not connected. Try again in a moment.',
  cannotText: (owner: string) => `${owner} has no phone number yet. Add one in its settings.`,
  cannotWrite: 'This visitor hasn’t started a conversation. Choose another one.',
  chooseVisitor: 'Choose a visitor, or start as a new one.',
  you: 'You',
  arrived: (name: string, text: string) => `${name}: ${text}`,
  newOnes: 'new',
} as const;

type Widened<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: Widened<Text[Key]> };

/** The sandbox's texts in any language. */
export type SandboxTexts = Widened<typeof englishTexts>;
