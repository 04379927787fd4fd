import { type FieldShow, grounds, inks, rgb, saying, tells, type Visits } from './FieldShow';

const smsLegal = /^By (?:subscribing|providing)/;

/** The form is next to the text, not below it. */
const standsBeside =
  (round: 1 | 2): FieldShow['sees'] =>
  (visits) => {
    const visit = visits[round];
    const title = saying(visit?.first, visit?.set['main.title'])?.spot;
    const words = visit?.set[round === 1 ? 'main.smsButtonText' : 'main.ctaText'];
    const form = saying(visit?.first, words)?.spot;
    return Boolean(title && form && form.left >= title.right) || { title, form };
  };

/** The whole of an overlay: its largest part. */
const extent = (visits: Visits, round: 1 | 2) => {
  const things = visits[round]?.first?.things ?? [];
  const area = ({ spot: { left, top, right, bottom } }: (typeof things)[number]) =>
    (right - left) * (bottom - top);
  return things.toSorted((one, other) => area(other) - area(one))[0]?.spot;
};

const bubble: FieldShow['sees'] = (visits, value) => {
  const found = visits[1]?.first?.things.filter(({ tag }) => tag === 'button' || tag === 'a');
  return found?.some(({ ground }) => ground === rgb(value)) || found?.map(({ ground }) => ground);
};

/** How colors, sizes and positions show. */
export const showsLook: Record<string, FieldShow> = {
  'main.colors.background': { set: { 1: '#fdf6e3' }, sees: grounds(1) },
  'main.colors.backgroundCheckbox': { set: { 3: '#eef4ff' }, sees: grounds(3) },
  'main.colors.headline': { set: { 2: '#7a1f4f' }, sees: inks(3, 'main.title') },
  'main.colors.description': { set: { 2: '#1f5a2a' }, sees: inks(3, 'main.desc') },
  'main.colors.smsHeadline': { set: { 1: '#7a1f1f' }, sees: inks(1, 'main.title') },
  'main.colors.smsDescription': { set: { 1: '#1f4d7a' }, sees: inks(1, 'main.desc') },
  'main.colors.smsLegalText': {
    set: { 1: '#333366' },
    sees: (visits, value) => {
      const found = visits[1]?.first?.things.filter(({ text }) => smsLegal.test(text));
      return found?.some(({ color }) => color === rgb(value)) || found;
    },
  },
  'main.buttonBackground': { set: { 1: '#5b21b6' }, sees: grounds(1) },
  'main.colors.button': { set: { 2: '#9d174d' }, sees: grounds(2) },
  'main.buttonBackground@checkbox': { set: { 1: '#5b21b6' }, sees: grounds(1, undefined, 'later') },
  'main.colors.button@checkbox': { set: { 2: '#9d174d' }, sees: grounds(2, undefined, 'later') },
  'main.colors.buttonBackground': {
    set: { 3: '#14532d' },
    sees: (visits, value) =>
      grounds(3)(visits, value) === true || grounds(3, undefined, 'after')(visits, value),
  },
  'main.colors.buttonText': {
    set: { 3: '#fff7cc' },
    sees: (visits, value) => {
      const found = [visits[3]?.first, visits[3]?.after].flatMap((drawn) =>
        drawn?.things.map(({ color }) => color),
      );
      return found.includes(rgb(value)) || [...new Set(found)];
    },
  },
  'main.chatBubble': { set: { 1: '#0f766e' }, sees: bubble },
  'setup.colors.theme': { set: { 1: '#b4400f' }, sees: bubble },
  'appearance.colors.background': { set: { 1: '#1a2033' }, sees: grounds(1) },
  'appearance.colors.greetingHeadline': {
    set: { 1: '#ffe08a' },
    sees: inks(1, 'appearance.greeting_headline'),
  },
  'appearance.colors.greetingText': { set: { 1: '#bfe3ff' }, sees: inks(1, 'appearance.greeting_text') },
  'appearance.colors.legalText': {
    set: { 1: '#d9f5ef' },
    sees: (visits, value) => {
      const found = visits[1]?.later?.things.map(({ color }) => color);
      return found?.includes(rgb(value)) || [...new Set(found)];
    },
  },
  'main.barPlacement': {
    set: { 1: 'bottom' },
    sees: (visits) => {
      const spot = extent(visits, 1);
      return Math.abs((spot?.bottom ?? 0) - (visits[1]?.first?.viewHeight ?? 1)) < 2 || spot;
    },
  },
  'main.slideInPlacement': {
    set: { 1: 'lt' },
    sees: (visits) => {
      const spot = extent(visits, 1);
      return Boolean(spot && spot.left < 60 && spot.top < 60) || spot;
    },
  },
  'main.checkboxPosition': { set: { 1: 'side' }, sees: standsBeside(1) },
  'main.cardVariant': { set: { 2: 'wide' }, sees: standsBeside(2) },
  'main.fitContainer': {
    set: { 2: true },
    sees: (visits) => {
      const [spot, rootWidth] = [extent(visits, 2), visits[2]?.first?.rootWidth];
      return Math.abs((spot?.right ?? 0) - (spot?.left ?? 0) - (rootWidth ?? 1)) < 2 || { spot, rootWidth };
    },
  },
  'main.width': {
    set: { 1: { unit: 'px', value: 640 } },
    sees: (visits) => {
      const spot = extent(visits, 1);
      return Math.abs((spot?.right ?? 0) - (spot?.left ?? 0) - 640) < 2 || spot;
    },
  },
  'main.opacity': {
    set: { 1: 80 },
    sees: (visits) => visits[1]?.first?.backdrop === 'rgba(0, 0, 0, 0.8)' || visits[1]?.first?.backdrop,
  },
  'main.opacity@page_takeover': {
    set: { 1: 80 },
    sees: ({ 1: visit }) => {
      const grounds = visit?.first?.things.map(({ ground }) => ground);
      return grounds?.includes('rgba(0, 0, 0, 0.8)') || [...new Set(grounds)];
    },
  },
  'main.allowHide': {
    set: { 2: false, 3: true },
    sees: ({ 1: one, 2: two }) => {
      // The last button of a bar that can be closed has no text: it is an X.
      const crosses = [one, two].map((visit) =>
        visit?.first?.things.some(({ tag, text }) => tag === 'button' && text === ''),
      );
      return (crosses[0] === true && crosses[1] === false) || crosses;
    },
  },
  'main.pushPage': {
    set: { 1: true },
    sees: ({ 1: visit }) =>
      Number.parseFloat(visit?.first?.pagePadding ?? '') > 20 || visit?.first?.pagePadding,
  },
  'main.stickWithScroll': {
    set: { 2: false },
    sees: (visits) => {
      const [stuck, free] = [extent(visits, 1), extent(visits, 2)];
      const height = visits[2]?.first?.viewHeight ?? 0;
      return Boolean(stuck && free && stuck.bottom < height + 2 && free.top > height) || { stuck, free };
    },
  },
  'main.buttonSize': {
    set: { 2: 'l' },
    // For the link in one mode, for the plugin in the other.
    sees: ({ 2: link, 3: plugin }) => {
      const spot = saying(link?.first, link?.set['main.ctaText'])?.spot;
      const told = plugin?.first?.plugin['size'];
      return (spot && spot.bottom - spot.top >= 56 && told === 'xlarge') || { spot, told };
    },
  },
  'main.skin': { set: { 3: 'dark' }, sees: tells('skin') },
};
