/** Settings of a widget: when and where it shows. */
export const fieldsRules = {
  open: 'Open',
  showAgain: 'Show again',
  showAgainIfClosed: {
    label: 'Show again after closing',
    help: 'Uses the setting above unless you choose another.',
  },
  popup: 'Bubble message timing',
  panelOnComputers: 'Panel on desktop',
  panelOnPhones: 'Panel on phones',
  chatStarts: 'Chat starts',
  chatStates: {
    opened: 'Open',
    hidden: 'As a bubble',
    minimized: 'Open after a delay',
  },
  delay: 'Delay',
  devices: 'Devices',
  deviceOptions: {
    all: 'All',
    computers: 'Desktop',
    phones: 'Phones and tablets',
  },
  onlyOn: {
    label: 'Only on these pages',
    help: 'URLs or paths such as /blog/*. Leave empty for all pages.',
  },
  neverOn: 'Never on these pages',
  addPage: 'Add a page',
  commonPages: {
    home: 'Home page',
    blog: 'Blog posts',
    products: 'Product pages',
    collections: 'Collections',
    cart: 'Cart',
    checkout: 'Checkout',
    account: 'Customer account',
  },
  ref: {
    label: 'Referral name',
    help: 'Messenger receives this when someone follows the link. Use letters, digits, dots and hyphens.',
  },
  payload: {
    label: 'Payload field',
    help: 'We save the payload from your page under this name.',
  },
  pixel: {
    label: 'Facebook pixel ID',
    help: 'It receives page views and opt-ins.',
  },
  /** What follows a number in its box. */
  units: {
    ofPage: '% of the page',
    seconds: 'seconds',
    minutes: 'minutes',
    hours: 'hours',
    days: 'days',
  },
  /** The options of a rule. */
  kinds: {
    immediately: 'Immediately',
    scroll: 'After scrolling',
    exitIntent: 'On exit intent',
    anchor: 'At an anchor',
    manual: 'Manually',
    always: 'Every time',
    never: 'Never',
    seconds: 'After X seconds',
    minutes: 'After X minutes',
    hours: 'After X hours',
    days: 'After X days',
    closed: 'Closed',
    opened: 'Open',
    openLater: 'Open after X seconds',
  },
  /** The same options with their number. */
  phrase: {
    scroll: 'After scrolling {n}% of the page',
    seconds: 'After {n, plural, one {# second} other {# seconds}}',
    minutes: 'After {n, plural, one {# minute} other {# minutes}}',
    hours: 'After {n, plural, one {# hour} other {# hours}}',
    days: 'After {n, plural, one {# day} other {# days}}',
    openLater: 'Open after {n, plural, one {# second} other {# seconds}}',
  },
} as const;
