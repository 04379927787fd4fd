import type { Pair } from './Pair';
import type { Channel, RuntimeType } from './Widget';

type Sections = Record<string, Record<string, unknown>>;

const always: Pair = ['always', null];
const immediately: Pair = ['immediately', null];
const overlay: Sections = { main: { whenDisplay: ['scroll', 30], showAgain: ['days', 3] } };

/** Defaults that depend on the type; the rest are in the sections themselves. [DEF-06, DEF-07, DEF-08, DEF-11, DEF-19, DEF-20, DEF-21] */
const byType: Partial<Record<RuntimeType, Sections>> = {
  bar: overlay,
  slide_in: overlay,
  modal: overlay,
  page_takeover: overlay,
  box: { main: { width: { unit: 'px', value: 350 } } },
  omnichat: {
    main: { whenDisplay: immediately, showAgain: always, popupMessageWhenDisplay: immediately },
    setup: { desktopFirstSeen: ['hidden', 15], mobileFirstSeen: ['hidden', 15] },
  },
  customer_chat: { setup: { minimized: 'opened', dialogDelay: 15 } },
  checkbox: { setup: { buttonSize: 'large', skin: 'light', pluginAlign: 'left' } },
};

/** The specified legal text is white; an SMS widget without its own colors therefore has a dark background. [DEF-14] */
const sms: Sections = { main: { colors: { background: '#0f2747' } } };

/** Values of the chat that its owner's settings can't change. [DEF-09] */
const forced: Partial<Record<RuntimeType, Sections>> = {
  customer_chat: { main: { whenDisplay: immediately, showAgain: always, showAgainIfClosed: always } },
};

/** The defaults and the forced values of one type on one channel. [DEF-06…21] */
export function defaultsFor(type: RuntimeType, channel: Channel): { defaults: Sections[]; forced: Sections } {
  return {
    defaults: [byType[type] ?? {}, channel === 'sms' ? sms : {}],
    forced: forced[type] ?? {},
  };
}
