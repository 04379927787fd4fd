import { type FieldShow, grounds, inks, pictures, rgb, saying, says } from './FieldShow';

const thanks = '{host}/thanks';

const redirects =
  (isAsked: (redirect: { url: string; isNewTab: boolean }, value: unknown) => boolean): FieldShow['sees'] =>
  ({ 2: visit }, value) =>
    (visit?.redirect !== undefined && isAsked(visit.redirect, value)) || visit?.redirect;
const arrives: FieldShow['sees'] = (visits, value) => {
  const sent = Object.values(visits).flatMap((visit) => visit.sent);
  return sent.some((text) => text.includes(String(value))) || sent;
};

/** Something in the thanks has this color. */
const colored: FieldShow['sees'] = (visits, value) => {
  const found = visits[1]?.after?.things.flatMap(({ color, ground }) => [color, ground]);
  return found?.includes(rgb(value)) || [...new Set(found)];
};
const art = '{product}/sites/art/frost.svg';
const layered =
  (round: 2 | 3): FieldShow['sees'] =>
  (visits) =>
    grounds(round, undefined, 'after')(visits, visits[round]?.set['submitted.overlay.overlayColor']);

/** How what follows an opt-in shows. */
export const showsAfter: Record<string, FieldShow> = {
  'submitted.action': {
    set: { 2: 'redirect', 3: 'message' },
    sees: redirects(({ url }) => url.includes('/thanks')),
  },
  'submitted.redirect': { set: { 2: true, 3: false }, sees: redirects(({ url }) => url.includes('/thanks')) },
  'submitted.redirectUrl': { set: { 2: thanks }, sees: redirects(({ url }, value) => url === value) },
  'submitted.redirectTarget': { set: { 2: 'new' }, sees: redirects(({ isNewTab }) => isNewTab) },
  'submitted.title': { set: { 1: 'Planted!' }, sees: says(1, 'after') },
  'submitted.desc': { set: { 1: 'The first letter grows already' }, sees: says(1, 'after') },
  'submitted.ctaText': { set: { 3: 'See it grow in Messenger' }, sees: says(3, 'after') },
  'submitted.colors.background': { set: { 1: '#e3f3ea' }, sees: grounds(1, undefined, 'after') },
  'submitted.colors.headline': { set: { 1: '#0b4f2b' }, sees: inks(1, 'submitted.title', 'after') },
  'submitted.colors.description': { set: { 1: '#5b3a00' }, sees: inks(1, 'submitted.desc', 'after') },
  'submitted.colors.buttonBackground': {
    set: { 1: '#a3107c' },
    sees: colored,
  },
  'submitted.colors.buttonText': { set: { 1: '#fff5cc' }, sees: colored },
  'submitted.imagePlacement': {
    set: { 1: 'bottom' },
    sees: ({ 1: visit }) => {
      const words = saying(visit?.after, visit?.set['submitted.desc'])?.spot;
      const picture = visit?.after?.things.findLast(({ src }) => src !== '')?.spot;
      return Boolean(words && picture && picture.top >= words.bottom - 1) || { words, picture };
    },
  },
  'submitted.videoPlacement': {
    set: { 3: 'after_title' },
    sees: ({ 3: visit }) => {
      const [title, text] = ['submitted.title', 'submitted.desc'].map(
        (path) => saying(visit?.after, visit?.set[path])?.spot,
      );
      const play = visit?.after?.things.find(({ href }) => href.includes('youtu'))?.spot;
      const isBetween = title && text && play && play.top >= title.bottom - 1 && play.bottom <= text.top + 1;
      return isBetween || { title, play, text };
    },
  },
  'submitted.backgroundImage.img_big': { set: { 1: art }, sees: pictures(1, 'after') },
  'submitted.backgroundImage.img_big@landing': { set: { 2: art }, sees: pictures(2, 'after') },
  // The first round checks the message's own background.
  'submitted.overlay.enabled': { set: { 3: true }, sees: layered(3) },
  'submitted.overlay.enabled@landing': { set: { 2: true }, sees: layered(2) },
  'submitted.overlay.overlayColor': { set: { 3: '#d6ffe9' }, sees: layered(3) },
  'submitted.overlay.overlayColor@landing': { set: { 2: '#d6ffe9' }, sees: layered(2) },
  'actions.sequence': { set: { 1: 'Welcome among the ferns' }, sees: arrives },
  'actions.opt_in_text': {
    set: { 1: 'Plant me' },
    isElsewhere: true,
    sees: ({ 1: visit }, value) => {
      const found = visit?.phone?.drawn?.things.flatMap(({ href }) => href || []);
      return found?.some((href) => href.includes(`body=${encodeURIComponent(String(value))}`)) || found;
    },
  },
  'actions.opt_in_keywords': {
    set: { 1: ['ferns', 'mosses'] },
    isElsewhere: true,
    why: 'Nothing of them is drawn: somebody writes one, and has opted in.',
    sees: ({ 1: visit }) => visit?.keywords === 1 || visit?.keywords,
  },
};
