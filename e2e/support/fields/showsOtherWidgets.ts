import type { OtherKind } from '@beckon/contract';

/** The result of a widget that no page draws. */
export interface OtherWidgetSeen {
  /** What has been set so far, by field path. */
  set: Readonly<Record<string, unknown>>;
  /** Where its short address leads. */
  link: string;
  /** Its code as a picture, in text. */
  code: string;
  /** What is pasted into the ad tool. */
  ad: string;
  /** Messages to people who opted in by its name, and what is stored of their payload. */
  sent: string;
  kept: Record<string, string>;
  /** How many opted in by texting a keyword. */
  keywords: number;
  /** What happened to comments: the answer and when it is due, or nothing. */
  comments: Record<string, { body: string; dueInS: number } | undefined>;
}

type OtherWidgetRound = 1 | 2;
/** What a field of such a widget is set to, in which round, and how that shows. */
export interface OtherWidgetShow {
  set: Partial<Record<OtherWidgetRound, unknown>>;
  sees: (seen: Partial<Record<OtherWidgetRound, OtherWidgetSeen>>, value: unknown) => unknown;
}

const paints: OtherWidgetShow['sees'] = ({ 1: one }, value) =>
  one?.code.includes(String(value)) || one?.code.slice(0, 300);

const pastes: OtherWidgetShow['sees'] = ({ 1: one }, value) => one?.ad.includes(String(value)) || one?.ad;

/** How the fields of these widgets show. */
export const showsOtherWidgets: Record<string, OtherWidgetShow> = {
  'main.title': { set: { 1: 'A fern for your desk' }, sees: pastes },
  'main.desc': { set: { 1: 'One letter a month, never more' }, sees: pastes },
  'main.showDescription': {
    set: { 2: false },
    sees: ({ 1: one, 2: two }) => {
      const words = String(one?.set['main.desc']);
      return (one?.ad.includes(words) && two?.ad !== '' && !two?.ad.includes(words)) || [one?.ad, two?.ad];
    },
  },
  'setup.ref': {
    set: { 1: 'spring-letter' },
    // A person who comes by this name has opted in, and got the message.
    sees: ({ 1: one }) => one?.sent.includes(String(one.set['actions.sequence'])) || one,
  },
  'setup.ref_payload_field_id': {
    set: { 1: 'coupon' },
    sees: ({ 1: one }) => one?.kept['coupon'] === 'spring' || one?.kept,
  },
  'actions.sequence': {
    set: { 1: 'Welcome among the ferns' },
    sees: ({ 1: one }, value) => one?.sent.includes(String(value)) || one?.sent,
  },
  'actions.opt_in_keywords': {
    set: { 1: ['ferns', 'mosses'] },
    sees: ({ 1: one }) => one?.keywords === 1 || one?.keywords,
  },
  'actions.opt_in_text': {
    set: { 1: 'Plant me' },
    sees: ({ 1: one }, value) =>
      [one?.comments['plain']?.body, one?.ad].some((text) => text?.includes(String(value))) || one,
  },
  'messenger_code_settings.size': {
    set: { 1: 320 },
    sees: ({ 1: one }) => /width="320"/.test(one?.code ?? '') || one?.code.slice(0, 300),
  },
  'messenger_code_settings.colors.fgColor': { set: { 1: '#113355' }, sees: paints },
  'messenger_code_settings.colors.bgColor': { set: { 1: '#ffeedd' }, sees: paints },
  'messenger_code_settings.removeLogoBackground': {
    set: { 2: true },
    sees: ({ 1: one, 2: two }) => Boolean(two?.code && two.code !== one?.code) || two?.code.slice(0, 300),
  },
  'feed_comment_welcome.text': {
    set: { 1: 'It costs twelve' },
    sees: ({ 1: one }, value) => one?.comments['plain']?.body.includes(String(value)) || one?.comments,
  },
  'feed_comment_settings.post_covered_area': {
    set: { 1: 'all_posts', 2: 'specific_post' },
    sees: ({ 1: one }) => Boolean(one?.comments['plain']) || one?.comments,
  },
  'feed_comment_settings.post_ids': {
    set: { 2: ['55'] },
    sees: ({ 2: two }) => (Boolean(two?.comments['plain']) && !two?.comments['elsewhere']) || two?.comments,
  },
  'feed_comment_settings.track_root_comment_only': {
    set: { 2: false },
    sees: ({ 1: one, 2: two }) =>
      (!one?.comments['answer'] && Boolean(two?.comments['answer'])) || [one?.comments, two?.comments],
  },
  'feed_comment_settings.include_keywords': {
    set: { 1: ['price'] },
    sees: ({ 1: one }) => (Boolean(one?.comments['plain']) && !one?.comments['other']) || one?.comments,
  },
  'feed_comment_settings.exclude_keywords': {
    set: { 1: ['spam'] },
    sees: ({ 1: one }) => (Boolean(one?.comments['plain']) && !one?.comments['spam']) || one?.comments,
  },
  'feed_comment_settings.reply_delay': {
    set: { 1: ['minutes', 5] },
    sees: ({ 1: one }) => Math.abs((one?.comments['plain']?.dueInS ?? 0) - 300) < 60 || one?.comments,
  },
};

/** The rounds that a kind needs. */
export const otherWidgetRounds: Record<OtherKind, readonly OtherWidgetRound[]> = {
  'ref-url': [1],
  ads: [1],
  ads_json: [1, 2],
  feed_comment: [1, 2],
  messenger_code: [1, 2],
};
