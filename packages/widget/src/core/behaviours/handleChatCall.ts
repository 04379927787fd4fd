import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { hasPlugin } from '../conditions/hasPlugin';
import type { ChatOrder } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanGreeting } from '../writing/cleanGreeting';
import { closeInstance } from './closeInstance';
import { requestOpen } from './requestOpen';
import { setPayload } from './setPayload';

/** No route begins this late: what a host closes stays closed until the host opens it. */
const onEveryRoute = Number.MAX_SAFE_INTEGER;
const plain: ReadonlySet<string> = new Set<ChatOrder>(['open', 'close', 'openDialog', 'closeDialog']);

/** Host calls to the customer chat: one per method in 5 s; a call before that is ignored with a warning. [API-13, API-15, CCHAT-04, A-94] */
export function handleChatCall(state: State, { id, method, changes, at }: EventOf<'chat.called'>): Outcome {
  // Every handle has these methods; without a chat plugin there is nothing to call and no SDK to load.
  if (state.widgets[state.instances[id]?.widgetId ?? '']?.widget_type !== 'customer_chat') return [state];
  const key = `${id} ${method}`;
  const last = state.chatCalls[key];
  if (last !== undefined && at - last < timing.customerChatCallMs) {
    const seconds = timing.customerChatCallMs / timing.secondMs;
    const message = `customer chat: ${method} was called again within ${seconds} seconds and is ignored`;
    return [state, { order: 'warn', message }];
  }
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length === 0 && !plain.has(method)) return [state];
  const { refPayload, ...rest } = Object.fromEntries(given);
  const called = { ...state, chatCalls: { ...state.chatCalls, [key]: at } };
  const [next, ...orders] =
    refPayload === undefined
      ? showChat(called, { id, method, at })
      : setPayload(called, { type: 'instance.payloadSet', id, text: String(refPayload), at });
  if (!hasPlugin(state, id)) return [next, ...orders];
  if (plain.has(method))
    return [
      next,
      ...orders,
      {
        order: 'callChat',
        method: method as ChatOrder,
        changes: { shouldOpenDialog: rest['shouldOpenDialog'] === true },
      },
    ];
  if (Object.keys(rest).length === 0) return [next, ...orders];
  const greetings = Object.fromEntries(
    Object.entries(rest).map(([name, text]) => [name, cleanGreeting(String(text))]),
  );
  return [next, ...orders, { order: 'callChat', method: 'set', changes: greetings }];
}

/** The open or closed state changes for the host too, with or without a plugin. [API-05, API-10] */
function showChat(
  state: State,
  { id, method, at }: Pick<EventOf<'chat.called'>, 'id' | 'method' | 'at'>,
): Outcome {
  if (method === 'open') return requestOpen(state, { id, flags: { ignoreAll: true }, at });
  if (method !== 'close') return [state];
  const [closed, ...orders] = closeInstance(state, id, false);
  return [changeInstance(closed, id, { shownOn: onEveryRoute }), ...orders];
}
