import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/** Reasons that mean the plugin is missing and a link replaces it. [REND-06, A-31, A-33] */
const fallbackReasons: ReadonlySet<string> = new Set(['Timeout', 'eu_account_affected', 'hidden']);

/**
 * When an instance counts as rendered: an SMS widget after 100 ms, a bubble or a link at once, a plugin when it reports,
 * or its fallback after 5 s if it doesn't. [REND-02, REND-03, REND-04, REND-05, A-79]
 */
export function beginRender(state: State, id: string): Effect[] {
  const { channel } = state.widgets[state.instances[id]?.widgetId ?? ''] ?? {};
  const wait = (reason: string, ms: number): Effect => {
    const fact = { type: 'instance.rendered', id, reason } as const;
    return { order: 'wait', key: `render ${id}`, ms, fact };
  };
  if (channel === 'sms') return [wait('sms', timing.smsRenderMs)];
  if (channel === 'omni') return [wait('rendered', 0)];
  if (state.app?.is_eu_affected) return [wait('eu_account_affected', 0)];
  if (state.app?.messenger_mode === 'link') return [wait('link', 0)];
  return [{ order: 'renderPlugin', id }, wait('Timeout', state.renderFallbackMs ?? timing.renderFallbackMs)];
}

/**
 * An instance has rendered: tells the host the reason, and it may open from now on. Later reports do not
 * replace what the visitor may already be using. [REND-01, REND-11, REND-12, OPEN-02]
 */
export function renderInstance(state: State, { id, reason }: EventOf<'instance.rendered'>): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.rendered) return [state];
  const fallback = fallbackReasons.has(reason);
  const change = { rendered: true, renderReason: reason, fallback };
  return [
    changeInstance(state, id, change),
    { order: 'cancel', key: `render ${id}` },
    { order: 'emit', id, name: 'rendered', details: { reason } },
  ];
}
