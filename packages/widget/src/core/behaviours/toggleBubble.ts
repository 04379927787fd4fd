import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Omnichat, State } from '../State';
import { omnichatEvent } from '../writing/omnichatEvent';

/** The visitor presses the bubble: the panel opens or closes, and its timers are canceled. [OMNI-02, OMNI-19] */
export function toggleBubble(state: State, { id }: EventOf<'bubble.toggled'>): Outcome {
  const { omnichat } = state.instances[id] ?? {};
  if (!omnichat) return [state];
  const [next, ...orders] = setPanel(state, id, !omnichat.isOpen);
  return [next, { order: 'cancel', key: `panel ${id}` }, ...orders];
}

/** The panel opens after its delay and closes by itself 2 s later; a launcher's greeting stays. [OMNI-16, OMNI-17, CCHAT-02] */
export function timeBubble(state: State, { id, open }: EventOf<'bubble.timed'>): Outcome {
  const { omnichat, isGreeting } = state.instances[id] ?? {};
  if (isGreeting === false) return [changeInstance(state, id, { isGreeting: open })];
  if (!omnichat || omnichat.isOpen === open) return [state];
  const [next, ...orders] = setPanel(state, id, open);
  if (!open) return [next, ...orders];
  const fact = { type: 'bubble.timed', id, open: false } as const;
  return [next, ...orders, { order: 'wait', key: `panel ${id}`, ms: timing.omnichatAutoCloseMs, fact }];
}

/** The visitor picks a channel: SMS stays in the panel, the others are links that the browser follows. [OMNI-11, EVT-03] */
export function chooseChannel(state: State, { id, channel }: EventOf<'channel.chosen'>): Outcome {
  const { omnichat, widgetId = '' } = state.instances[id] ?? {};
  if (!omnichat) return [state];
  const emitted = omnichatEvent(state, state.widgets[widgetId], 'click', channel);
  const next =
    channel === 'sms' ? changeInstance(state, id, { omnichat: { ...omnichat, panel: 'sms' } }) : state;
  return [next, { order: 'cancel', key: `panel ${id}` }, ...emitted];
}

/** The X closes the popover for the rest of this browser session. [OMNI-21, A-49] */
export function closePopover(state: State, { id }: EventOf<'popover.closed'>): Outcome {
  const { omnichat, widgetId = '' } = state.instances[id] ?? {};
  if (!omnichat || omnichat.popoverClosed) return [state];
  const popoversClosed = [...state.stored.popoversClosed, widgetId];
  const kept = { ...state, stored: { ...state.stored, popoversClosed } };
  const next = changeInstance(kept, id, { omnichat: { ...omnichat, popoverClosed: true } });
  const emitted = omnichatEvent(state, state.widgets[widgetId], 'popover_close');
  return [next, { order: 'savePopoverClosed', widgetId }, ...emitted];
}

function setPanel(state: State, id: string, isOpen: boolean): Outcome {
  const { omnichat, widgetId = '' } = state.instances[id] ?? {};
  const next = changeInstance(state, id, {
    omnichat: { ...(omnichat as Omnichat), isOpen, panel: 'channels' },
  });
  const emitted: Effect[] = omnichatEvent(state, state.widgets[widgetId], isOpen ? 'open' : 'close');
  if (!isOpen) return [next, ...emitted];
  // Behind an open panel the icons come to rest; the same key replaces the next one. [OMNI-24]
  const fact = { type: 'bubble.iconDue', id, stop: true } as const;
  return [next, ...emitted, { order: 'wait', key: `icon ${id}`, ms: timing.bubbleStopMs, fact }];
}
