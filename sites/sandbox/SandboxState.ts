import type {
  SandboxOwner as Account,
  SandboxChannel as Channel,
  SandboxMessage as Message,
} from '@beckon/contract';
import { keyOf, listVisitors, type Visitor } from './listVisitors';

/** What the page knows. */
export type SandboxState = {
  /** `out`: the server requires a session first. */
  link: 'connecting' | 'live' | 'lost' | 'out';
  /** All earlier messages are here: whatever comes now is new. */
  isReady: boolean;
  account: Account | undefined;
  messages: readonly Message[];
  seen: Readonly<Record<string, number>>;
  chosen: Readonly<Record<Channel, string | undefined>>;
  /** Visitors who have not written yet. */
  fresh: Readonly<Record<Channel, string | undefined>>;
  drafts: Readonly<Record<Channel, string>>;
  /** The app in front, if there is room for only one. */
  app: Channel;
  isWide: boolean;
  /** The ref of the link that led here, until it is used. */
  ref: string | undefined;
};

/** What can happen to it. */
export type SandboxEvent =
  | { type: 'linked' }
  | { type: 'lost' }
  | { type: 'signedOut' }
  | { type: 'introduced'; account: Account }
  | { type: 'arrived'; message: Message }
  | { type: 'caughtUp' }
  | { type: 'chose'; channel: Channel; visitor: string }
  | { type: 'drafted'; channel: Channel; text: string }
  | { type: 'turned'; app: Channel }
  | { type: 'resized'; isWide: boolean }
  | { type: 'refUsed' };

/** The visitors of one app. */
export function visitorsOf({ messages, seen, fresh }: SandboxState, channel: Channel): Visitor[] {
  return listVisitors({ messages, channel, seen, fresh: fresh[channel] });
}

/** The messages of the chosen visitor of one app. */
export function threadOf({ messages, chosen }: SandboxState, channel: Channel): Message[] {
  return messages.filter((one) => one.channel === channel && one.visitor === chosen[channel]);
}

/** Computes the next state. */
export function stepSandbox(state: SandboxState, event: SandboxEvent): SandboxState {
  switch (event.type) {
    case 'linked':
      return { ...state, link: 'live' };
    case 'lost':
      return state.link === 'out' ? state : { ...state, link: 'lost' };
    // What was read before belongs to the person who was signed in.
    case 'signedOut':
      return { ...state, link: 'out', isReady: false, account: undefined, messages: [] };
    case 'introduced':
      return { ...state, account: event.account };
    case 'arrived':
      return view(arrive(state, event.message));
    case 'caughtUp':
      return view(catchUp(state));
    case 'chose':
      return view(choose(state, event.channel, event.visitor));
    case 'drafted':
      return { ...state, drafts: { ...state.drafts, [event.channel]: event.text } };
    case 'turned':
      return view({ ...state, app: event.app });
    case 'resized':
      return view({ ...state, isWide: event.isWide });
    case 'refUsed':
      return { ...state, ref: undefined };
  }
}

function arrive(state: SandboxState, message: Message): SandboxState {
  const { messages, isReady, drafts } = state;
  // After a break the server repeats the last ones, so that none is missed.
  if (messages.some(({ id }) => id === message.id)) return state;
  const next = { ...state, messages: [...messages, message].sort((a, b) => a.id - b.id) };
  const { channel, visitor, from } = message;
  // A new message brings its phone to the front, but never while the visitor is writing.
  const isCalling = isReady && from === 'business' && drafts[channel] === '';
  return isCalling ? choose(next, channel, visitor) : next;
}

function catchUp(state: SandboxState): SandboxState {
  if (state.isReady) return state;
  const seen: Record<string, number> = {};
  for (const { channel, visitor, id } of state.messages) seen[keyOf(channel, visitor)] = id;
  let next: SandboxState = { ...state, isReady: true, seen };
  for (const channel of ['sms', 'messenger'] as const) {
    const [latest] = visitorsOf(next, channel);
    if (next.chosen[channel] === undefined && latest) next = choose(next, channel, latest.id);
  }
  return next;
}

function choose(state: SandboxState, channel: Channel, visitor: string): SandboxState {
  const isKnown = state.messages.some((one) => one.channel === channel && one.visitor === visitor);
  return {
    ...state,
    chosen: { ...state.chosen, [channel]: visitor },
    fresh: isKnown ? state.fresh : { ...state.fresh, [channel]: visitor },
  };
}

/** What is in front has been seen. */
function view(state: SandboxState): SandboxState {
  if (!state.isReady) return state;
  const seen = { ...state.seen };
  for (const channel of ['sms', 'messenger'] as const) {
    const visitor = state.chosen[channel];
    const last = threadOf(state, channel).at(-1);
    if (visitor !== undefined && last && (state.isWide || state.app === channel))
      seen[keyOf(channel, visitor)] = last.id;
  }
  return { ...state, seen };
}
