import { timing } from '@beckon/contract';
import { hasPlugin } from '../conditions/hasPlugin';
import type { ChatOrder } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanGreeting } from '../writing/cleanGreeting';
import { setPayload } from './setPayload';

const plain: ReadonlySet<string> = new Set<ChatOrder>(['open', 'close', 'openDialog', 'closeDialog']);

/** The host speaks to the customer chat: one call per method in 5 s; an earlier one is ignored with a notice. [API-13, API-15, CCHAT-04, A-94] */
export function callChat(state: State, { id, method, changes, at }: EventOf<'chat.called'>): Outcome {
  // Any handle has these methods; where there is no chat plugin there is nobody to tell, and no SDK to load for it.
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
      ? ([called] as const)
      : setPayload(called, { type: 'instance.payloadSet', id, text: String(refPayload), at });
  if (!hasPlugin(state, id)) return [refPayload === undefined ? state : next, ...orders];
  if (plain.has(method))
    return [
      next,
      {
        order: 'tellChat',
        method: method as ChatOrder,
        changes: { shouldOpenDialog: rest['shouldOpenDialog'] === true },
      },
    ];
  if (Object.keys(rest).length === 0) return [next, ...orders];
  const greetings = Object.fromEntries(
    Object.entries(rest).map(([name, text]) => [name, cleanGreeting(String(text))]),
  );
  return [next, ...orders, { order: 'tellChat', method: 'set', changes: greetings }];
}
