import { type FieldShow, grounds, pictures, saying, says, type Visits } from './FieldShow';

const art = (name: string): string => `{product}/sites/art/${name}`;
const video = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const videoId = 'M7lc1UVf-VE';

const videoIn =
  (state: 'first' | 'after'): FieldShow['sees'] =>
  (visits) => {
    const found = visits[3]?.[state]?.things.flatMap(({ href, src }) => [href, src]).filter(Boolean);
    return found?.some((address) => address.includes(videoId)) || found;
  };

/** A picture is between the headline and the text. */
const standsBetween = ({ 1: visit }: Visits): unknown => {
  const [title, text] = ['main.title', 'main.desc'].map(
    (path) => saying(visit?.first, visit?.set[path])?.spot,
  );
  const picture = visit?.first?.things.find(({ src }) => src !== '')?.spot;
  const isBetween =
    title && text && picture && picture.top >= title.bottom - 1 && picture.bottom <= text.top + 1;
  return isBetween || { title, picture, text };
};

/** The video is below the form. */
const standsBelow = ({ 3: visit }: Visits): unknown => {
  const form = saying(visit?.first, visit?.set['main.optInButtonText'])?.spot;
  const play = visit?.first?.things.find(({ href }) => href.includes(videoId))?.spot;
  return (form && play && play.top > form.bottom) || { form, play };
};

const media = (section: 'main' | 'submitted', state: 'first' | 'after'): Record<string, FieldShow> => ({
  [`${section}.mediaType`]: { set: { 1: 'gif', 2: 'image', 3: 'video' }, sees: videoIn(state) },
  [`${section}.image.gif`]: { set: { 1: art('fireflies.gif') }, sees: pictures(1, state) },
  [`${section}.image.img_big`]: { set: { 3: art('shelf.svg') }, sees: pictures(3, state) },
  [`${section}.videoLink`]: { set: { 3: video }, sees: videoIn(state) },
});

/** How the fields of the first panel show. A path with `@type` applies only to that type. */
export const showsContent: Record<string, FieldShow> = {
  'main.title': { set: { 1: 'A fern for your desk' }, sees: says(1) },
  'main.desc': { set: { 1: 'One letter a month, never more' }, sees: says(1) },
  'main.showDescription': {
    set: { 2: false, 3: true },
    sees: ({ 1: one, 2: two }) => {
      const [before, after] = [one, two].map((visit) => saying(visit?.first, one?.set['main.desc']));
      return Boolean(before && two?.first && !after) || { before, after };
    },
  },
  'main.image.img_big@bar': { set: { 1: art('shelf.svg') }, sees: pictures(1) },
  ...media('main', 'first'),
  ...media('submitted', 'after'),
  'main.imagePlacement': { set: { 1: 'after_title' }, sees: standsBetween },
  'main.videoPlacement': { set: { 3: 'bottom' }, sees: standsBelow },
  'main.pageTemplate': {
    set: { 2: 'mediaBackground', 3: 'simple' },
    // The color over the picture is drawn only in this arrangement.
    sees: (visits) => grounds(2)(visits, visits[2]?.set['main.overlay.overlayColor']),
  },
  'main.backgroundImage.img_big': { set: { 2: art('glasshouse.svg') }, sees: pictures(2) },
  'main.overlay.enabled': {
    set: { 2: true, 3: false },
    sees: (visits) => grounds(2)(visits, visits[2]?.set['main.overlay.overlayColor']),
  },
  'main.overlay.overlayColor': { set: { 2: '#ffe9d6' }, sees: grounds(2) },
  'appearance.greeting_headline': { set: { 1: 'Ask a gardener' }, sees: says(1) },
  'appearance.greeting_text': { set: { 1: 'We answer before the leaves fall' }, sees: says(1) },
  'main.popupMessageText': { set: { 1: 'Is your fern sad?' }, sees: says(1, 'later') },
  'main.popupMessageEnabled': {
    set: { 2: false },
    sees: ({ 1: one, 2: two }) => {
      const words = one?.set['main.popupMessageText'];
      const [before, after] = [saying(one?.later, words), saying(two?.later, words)];
      return Boolean(before && two?.later && !after) || { before, after };
    },
  },
  'setup.loggedOutGreeting': { set: { 1: 'Ask without an account' }, sees: says(1) },
  'setup.loggedInGreeting': {
    set: { 3: 'Ask with an account' },
    why: 'The plugin alone knows who is signed in: what it is told is looked at.',
    sees: (visits, value) =>
      visits[3]?.first?.plugin['logged_in_greeting'] === value || visits[3]?.first?.plugin,
  },
};
