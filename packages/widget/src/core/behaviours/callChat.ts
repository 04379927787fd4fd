import { timing } from '@beckon/contract';
import { hasPlugin } from '../conditions/hasPlugin';
import type { ChatOrder, Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanGreeting } from '../writing/cleanGreeting';
import { setPayload } from './setPayload';

const told = 'news';
const plain: ReadonlySet<string> = new Set<ChatOrder>(['open', 'close', 'openDialog', 'closeDialog']);

/** The host speaks to the customer chat: one call per method in 5 s; an earlier one is ignored with a notice. [API-13, API-15, A-94] */
export function callChat(state: State, event: EventOf<'chat.called'>): Outcome {
  const { id, method, changes, at } = event;
  // Any handle has these methods; where there is no chat plugin there is nobody to tell, and no SDK to load for it.
  if (state.widgets[state.instances[id]?.widgetId ?? '']?.widget_type !== 'customer_chat') return [state];
  const waitMs = restOf(state, `${id} ${method}`, at);
  if (waitMs > 0) {
    const seconds = timing.customerChatCallMs / timing.secondMs;
    const message = `customer chat: ${method} was called again within ${seconds} seconds and is ignored`;
    return [state, { order: 'warn', message }];
  }
  const { refPayload, ...rest } = changes;
  const called = stamp(state, `${id} ${method}`, at);
  const [paid, ...orders] =
    refPayload === undefined
      ? ([called] as const)
      : setPayload(called, { type: 'instance.payloadSet', id, text: String(refPayload), at });
  if (!hasPlugin(paid, id)) return [refPayload === undefined ? state : paid, ...orders];
  if (plain.has(method)) return [paid, { order: 'tellChat', method: method as ChatOrder, changes: rest }];
  const [next, ...more] = addNews(paid, id, rest, at);
  return [next, ...orders, ...more];
}

/** The plugin listens again: it is told the latest. */
export function tellNews(state: State, { id, at }: EventOf<'chat.newsDue'>): Outcome {
  const { chatNews: changes } = state;
  if (Object.keys(changes).length === 0 || !hasPlugin(state, id)) return [state];
  const next = stamp({ ...state, chatNews: {} }, `${id} ${told}`, at);
  return [next, { order: 'tellChat', method: 'set', changes }];
}

/** Three of our methods end in one of the plugin's, which has a limit of its own: what comes too early waits. [A-94, CCHAT-04] */
function addNews(state: State, id: string, changes: Readonly<Record<string, unknown>>, at: number): Outcome {
  const clean = Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [name, cleanGreeting(String(text))]),
  );
  const next = { ...state, chatNews: { ...state.chatNews, ...clean } };
  const ms = restOf(state, `${id} ${told}`, at);
  if (ms <= 0) return tellNews(next, { type: 'chat.newsDue', id, at });
  const later: Effect = { order: 'wait', key: `chat ${id}`, ms, fact: { type: 'chat.newsDue', id } };
  return [next, later];
}

/** Milliseconds until this may be done again; none once it may. */
function restOf({ chatCalls }: State, key: string, at: number): number {
  const last = chatCalls[key];
  return last === undefined ? 0 : last + timing.customerChatCallMs - at;
}

function stamp(state: State, key: string, at: number): State {
  return { ...state, chatCalls: { ...state.chatCalls, [key]: at } };
}
