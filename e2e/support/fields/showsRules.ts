import { type FieldShow, tells } from './FieldShow';

const shownAtOnce: FieldShow['sees'] = ({ 1: visit }) =>
  Boolean(visit?.first && visit.rules['entrance']?.kind === 'immediately') || visit?.rules['entrance'];

/** How the rules show: by what the runtime does with them. */
export const showsRules: Record<string, FieldShow> = {
  'main.whenDisplay': { set: { 1: ['immediately', null] }, sees: shownAtOnce },
  'main.whenDisplay@omnichat': {
    set: { 2: ['scroll', 20] },
    sees: ({ 2: visit }) => Boolean(visit && !visit.first && visit.later) || visit?.rules['entrance'],
  },
  'main.showAgain': {
    set: { 1: ['always', null] },
    // It was shown a moment ago: by default three days would have to pass.
    sees: ({ 2: visit }) =>
      Boolean(visit?.first && visit.rules['repeat']?.kind === 'always') || visit?.rules['repeat'],
  },
  'main.showAgain@omnichat': {
    set: { 2: ['hours', 0] },
    sees: ({ 2: visit }) =>
      Boolean(visit?.later && visit.rules['repeat']?.kind === 'hours') || visit?.rules['repeat'],
  },
  'main.showAgainIfClosed': {
    set: { 1: ['never', null] },
    isElsewhere: true,
    sees: (visits) => {
      const again = visits[3]?.again;
      const { kind, ok } = again?.rules['repeat'] ?? {};
      return (again?.isShown === false && kind === 'never' && ok === false) || again;
    },
  },
  'main.popupMessageWhenDisplay': {
    set: { 1: ['scroll', 10] },
    sees: ({ 1: visit }) => {
      const words = visit?.set['main.popupMessageText'];
      const [first, later] = [visit?.rest, visit?.later].map((drawn) =>
        drawn?.things.some(({ text }) => text === words),
      );
      return (first === false && later === true) || { first, later };
    },
  },
  'setup.desktopFirstSeen': {
    set: { 1: ['opened', null] },
    sees: ({ 1: visit }) => {
      const words = visit?.set['appearance.greeting_text'];
      return visit?.first?.things.some(({ text }) => text === words) || visit?.first?.things.length;
    },
  },
  'setup.mobileFirstSeen': {
    set: { 1: ['opened', null] },
    sees: ({ 1: visit }) => {
      const words = visit?.set['appearance.greeting_text'];
      return (
        visit?.phone?.drawn?.things.some(({ text }) => text === words) || visit?.phone?.drawn?.things.length
      );
    },
  },
  'setup.minimized': {
    set: { 2: 'hidden', 3: 'minimized' },
    // A link does not show its greeting; the plugin receives it.
    sees: (visits) => {
      const [one, two] = [visits[1], visits[2]].map((visit) =>
        visit?.first?.things.some(({ text }) => text === visit.set['setup.loggedOutGreeting']),
      );
      const told = tells('greeting_dialog_display', () => 'fade')(visits, undefined);
      return (one === true && two === false && told === true) || { one, two, told };
    },
  },
  'setup.dialogDelay': { set: { 3: 7 }, sees: tells('greeting_dialog_delay') },
  'setup.hideOnMobile': {
    set: { 2: 'desktop' },
    isElsewhere: true,
    sees: ({ 2: visit }) =>
      Boolean(
        visit?.rules['device']?.ok && visit.phone?.rules['device']?.ok === false && !visit.phone.isShown,
      ) || [visit?.rules['device'], visit?.phone?.rules['device'], visit?.phone?.isShown],
  },
  'setup.urlWhitelist': {
    set: { 1: ['/fields*'] },
    isElsewhere: true,
    sees: ({ 1: visit }) => {
      const { kind, ok } = visit?.stranger?.rules['route'] ?? {};
      return (visit?.stranger?.isShown === false && kind === 'whitelist' && ok === false) || visit?.stranger;
    },
  },
  'setup.urlBlacklist': {
    set: { 1: ['/fields/banned'] },
    isElsewhere: true,
    sees: ({ 1: visit }) => {
      const { kind, ok } = visit?.banned?.rules['route'] ?? {};
      return (visit?.banned?.isShown === false && kind === 'blacklist' && ok === false) || visit?.banned;
    },
  },
  'setup.ref_payload_field_id': {
    set: { 2: 'coupon' },
    why: 'It names where the server keeps what a page sends along with an opt-in in Messenger.',
    sees: (visits, value) => {
      const kept = Object.assign({}, ...Object.values(visits).map((visit) => visit.kept)) as object;
      return Object.hasOwn(kept, String(value)) || kept;
    },
  },
  'setup.language': {
    set: { 1: 'en' },
    why: 'Pages and browsers of this test are English; another language needs a legal text that was confirmed first.',
    sees: ({ 1: visit }, value) => {
      const config = visit?.config as { data: { setup: { language?: unknown } } } | undefined;
      return config?.data.setup.language === value || config;
    },
  },
  'setup.pixelId': {
    set: { 1: '7700' },
    sees: ({ 1: visit }, value) =>
      visit?.pixel.some(([word, id]) => word === 'init' && id === value) || visit?.pixel,
  },
};
