import type { ConditionReport } from '@beckon/contract';
import type { Drawn, Thing } from '../inPage/readDrawn';

/** The rounds of a test: in each, some fields are set, the widget is published, and a visitor comes. */
export type Round = 1 | 2 | 3;

/** Each rule with what the runtime reports about it. */
export type Rules = Record<string, ConditionReport>;

/** Whether the widget is there, and by which rules. */
export type Glance = { isShown: boolean; rules: Rules };

/** What one visit to a host page revealed. */
export interface Visit {
  /** The configuration as the page got it. */
  config: unknown;
  /** What has been set so far, by field path. */
  set: Readonly<Record<string, unknown>>;
  /** The widget as it first appears. */
  first: Drawn | null;
  /** A bubble at rest, before any scrolling. */
  rest: Drawn | null;
  /** The effect of a ticked box; for a bubble its message after a scroll, and its panels. */
  later: Drawn | null;
  /** After the opt-in. */
  after: Drawn | null;
  /** Each rule with its verdict, at first and elsewhere. */
  rules: Rules;
  banned: Glance | undefined;
  stranger: Glance | undefined;
  /** The same page on a phone. */
  phone: (Glance & { drawn: Drawn | null }) | undefined;
  /** Where the opt-in led, and whether in a separate tab. */
  redirect: { url: string; isNewTab: boolean } | undefined;
  /** On the next page view, after the visitor closed it. */
  again: Glance | undefined;
  /** What the ad pixel received. */
  pixel: unknown[][];
  /** What is stored of the payload that the page set. */
  kept: Record<string, string>;
  /** Messages that were sent, and how many opted in by texting a keyword. */
  sent: string[];
  keywords: number;
}

export type Visits = Partial<Record<Round, Visit>>;

/** What a field is set to, in which round, and how that shows afterward. */
export interface FieldShow {
  set: Partial<Record<Round, unknown>>;
  /** Its effect is visible elsewhere (see `looksAround`), and no type draws it in its own way. */
  isElsewhere?: true;
  /** Why there is nothing better to check, if so. */
  why?: string;
  /** `true`, or what was found instead. */
  sees: (visits: Visits, value: unknown) => unknown;
}

/** The part of a drawing with this text. */
export const saying = (drawn: Drawn | null | undefined, text: unknown): Thing | undefined =>
  drawn?.things.find((one) => one.text === text);

/** A color as browsers write it. */
export function rgb(hex: unknown): string {
  const digits = String(hex).slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

type State = 'first' | 'rest' | 'later' | 'after';
const stateOf = (visits: Visits, round: Round, state: State) => visits[round]?.[state];

/** The text is there. */
export const says =
  (round: Round, state: State = 'first'): FieldShow['sees'] =>
  (visits, value) =>
    Boolean(saying(stateOf(visits, round, state), value)) ||
    stateOf(visits, round, state)?.things.flatMap(({ text }) => text || []);

/** Another field's text has this color. */
export const inks =
  (round: Round, textPath: string, state: State = 'first'): FieldShow['sees'] =>
  (visits, value) => {
    const found = saying(stateOf(visits, round, state), visits[round]?.set[textPath])?.color;
    return found === rgb(value) || found;
  };

/** Something has this background color; if a text is given, the element behind it. */
export const grounds =
  (round: Round, textPath?: string, state: State = 'first'): FieldShow['sees'] =>
  (visits, value) => {
    const drawn = stateOf(visits, round, state);
    const found = textPath
      ? [saying(drawn, visits[round]?.set[textPath])?.ground]
      : drawn?.things.map(({ ground }) => ground);
    return found?.includes(rgb(value)) || [...new Set(found)];
  };

/** A picture with this address is there. */
export const pictures =
  (round: Round, state: State = 'first'): FieldShow['sees'] =>
  (visits, value) => {
    const found = stateOf(visits, round, state)?.things.flatMap(({ src }) => src || []);
    return found?.includes(String(value)) || found;
  };

/** The plugin received this. */
export const tells =
  (attribute: string, words: (value: unknown) => string = String): FieldShow['sees'] =>
  (visits, value) => {
    const found = visits[3]?.first?.plugin;
    return found?.[attribute] === words(value) || found;
  };
