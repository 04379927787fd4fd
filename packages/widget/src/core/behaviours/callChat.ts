import { timing } from '@beckon/contract';
import { hasPlugin } from '../conditions/hasPlugin';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanGreeting } from '../writing/cleanGreeting';

/** The host speaks to the customer chat: one call per method in 5 s; an earlier one is ignored with a notice. [API-13, API-15, CCHAT-04, A-94] */
export function callChat(state: State, { id, method, changes, at }: EventOf<'chat.called'>): Outcome {
  // Any handle has these methods; where there is no chat plugin there is nobody to tell, and no SDK to load for it.
  const isChat = state.widgets[state.instances[id]?.widgetId ?? '']?.widget_type === 'customer_chat';
  if (!isChat || !hasPlugin(state, id)) return [state];
  const key = `${id} ${method} ${Object.keys(changes).join(' ')}`;
  const last = state.chatCalls[key];
  if (last !== undefined && at - last < timing.customerChatCallMs) {
    const seconds = timing.customerChatCallMs / timing.secondMs;
    return [
      state,
      {
        order: 'warn',
        message: `customer chat: ${method} was called again within ${seconds} seconds and is ignored`,
      },
    ];
  }
  const clean = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanGreeting(value) : value,
    ]),
  );
  return [
    { ...state, chatCalls: { ...state.chatCalls, [key]: at } },
    { order: 'tellChat', method, changes: clean },
  ];
}
