import { timing, type Widget } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { usableChannels } from '../conditions/hasUsableChannel';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Omnichat, State } from '../State';
import { omnichatEvent } from '../writing/omnichatEvent';
import { firstSeen } from './firstSeen';

/** A bubble is on the page for the first time: sets its first state, its icons and what is remembered about it. [OMNI-14…18, OMNI-22…25, EVT-02] */
export function beginBubble(state: State, { id, at }: EventOf<'bubble.mounted'>): Outcome {
  const instance = state.instances[id];
  const widget = state.widgets[instance?.widgetId ?? ''];
  if (!instance || !widget || instance.omnichat) return [state];
  if (widget.channel === 'fb') return instance.isGreeting === undefined ? greet(state, widget, id) : [state];

  const { omnichatLastSeen, popoversClosed } = state.stored;
  const isRested = omnichatLastSeen === undefined || at - omnichatLastSeen > timing.bubbleRestMs;
  const seen = firstSeen(state, widget, id);
  const omnichat: Omnichat = {
    isOpen: seen.isOpen,
    panel: 'channels',
    popoverClosed: popoversClosed.includes(widget.widget_id),
    icon: undefined,
  };
  const orders: Effect[] = [
    ...omnichatEvent(state, widget, 'auth_session'),
    ...omnichatEvent(state, widget, 'impression'),
    ...seen.orders,
  ];
  // The timestamp is written after it is read, so that this page still counts as the first visit.
  if (isRested) orders.push({ order: 'saveLastSeen', at });
  if (isRested && usableChannels(state, widget).length > 0)
    orders.push(nextIcon(id, timing.bubbleFirstIconMs));
  return [changeInstance(state, id, { omnichat }), ...orders];
}

/** Like the chat plugin, a launcher shows its greeting right away, after its delay, or not at all. [CCHAT-01, CCHAT-02, CCHAT-06] */
function greet(state: State, { data: { setup } }: Widget, id: string): Outcome {
  const { minimized, dialogDelay } = setup;
  const isLate = minimized === 'minimized';
  const next = changeInstance(state, id, { isGreeting: !isLate && minimized !== 'hidden' });
  const fact = { type: 'bubble.timed', id, open: true } as const;
  const ms = dialogDelay * timing.secondMs;
  return isLate ? [next, { order: 'wait', key: `panel ${id}`, ms, fact }] : [next];
}

/** Shows the next icon while the panel is closed; otherwise the bubble comes to rest. [OMNI-23, OMNI-24] */
export function showNextIcon(state: State, { id, stop }: EventOf<'bubble.iconDue'>): Outcome {
  const instance = state.instances[id];
  const widget = state.widgets[instance?.widgetId ?? ''];
  if (!instance?.omnichat || !widget) return [state];
  const change = (icon: number | undefined) =>
    changeInstance(state, id, { omnichat: { ...instance.omnichat, icon } as Omnichat });
  if (stop) return [change(undefined)];
  const count = usableChannels(state, widget).length;
  if (instance.omnichat.isOpen || count === 0) {
    const fact = { type: 'bubble.iconDue', id, stop: true } as const;
    return [state, { order: 'wait', key: `icon ${id}`, ms: timing.bubbleStopMs, fact }];
  }
  const shown = instance.omnichat.icon === undefined ? 0 : (instance.omnichat.icon + 1) % count;
  return [change(shown), nextIcon(id, timing.bubbleIconMs)];
}

function nextIcon(id: string, ms: number): Effect {
  return { order: 'wait', key: `icon ${id}`, ms, fact: { type: 'bubble.iconDue', id, stop: false } };
}
