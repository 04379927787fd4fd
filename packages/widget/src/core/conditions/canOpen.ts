import { lists, type OpenFlags, type Pair } from '@beckon/contract';
import type { Instance, State } from '../State';
import { againAfter } from './againAfter';
import { deviceAllowed } from './deviceAllowed';
import { entranceMet } from './entranceMet';
import { repeatAllowed } from './repeatAllowed';
import { routeAllowed } from './routeAllowed';
import type { Verdict } from './Verdict';

const never: Pair = ['', null];

/**
 * All conditions for opening, combined with AND. Flags can bypass route, repeat, device and entrance, but not
 * rendering, the SDK and the queue of blocking overlays. [OPEN-01…07, OPEN-18, DISP-15, A-28, A-30]
 */
export function canOpen(
  state: State,
  instance: Instance,
  { at, flags = {}, isAsked = false }: { at: number; flags?: OpenFlags; isAsked?: boolean },
): {
  ok: boolean;
  /** No rule forbids it, except bypassed ones; everything else is a matter of time. */
  isFree: boolean;
  verdicts: Verdict[];
} {
  const widget = state.widgets[instance.widgetId];
  if (!widget) return { ok: false, isFree: false, verdicts: [] };
  const { main, setup } = widget.data;
  const memory = state.session.widgets[instance.widgetId];

  const fixed = [
    sdkReady(state, widget.channel, instance),
    isRendered(instance),
    isFirstInQueue(state, instance),
    isNewHere(state, instance, isAsked),
  ];
  const bypassable: [Verdict, boolean | undefined][] = [
    [routeAllowed(setup, state.route.url), flags.ignoreRoute],
    [
      repeatAllowed(againAfter(main, memory?.manualClose), memory?.lastImpression, at),
      flags.ignoreRepeatedDisplay,
    ],
    [deviceAllowed(setup.hideOnMobile, state.browser.isMobile), flags.ignoreDevice],
    [entranceMet(main.whenDisplay ?? never, state.page), flags.ignoreEntrance],
  ];
  const isFree = bypassable.every(
    ([verdict, ignored]) => verdict.ok || ignored === true || flags.ignoreAll === true,
  );
  const ok = isFree && fixed.every((verdict) => verdict.ok);
  return { ok, isFree, verdicts: [...fixed, ...bypassable.map(([verdict]) => verdict)] };
}

/** Only messenger plugins wait for the messaging SDK: not SMS, not links, and not a widget in fallback. [OPEN-01, A-11] */
function sdkReady({ fbsdkReady, app }: State, channel: string, { fallback }: Instance): Verdict {
  const needsSdk = channel === 'fb' && app?.messenger_mode !== 'link' && !fallback;
  return { rule: 'sdk', ok: !needsSdk || fbsdkReady, kind: channel, is: fbsdkReady };
}

function isRendered({ rendered, renderReason }: Instance): Verdict {
  return { rule: 'rendered', ok: rendered, kind: renderReason ?? 'waiting', is: rendered };
}

/** Once shown, a widget does not return to the same page by itself, not even with `always`; a host can still open it. [OPEN-10] */
function isNewHere({ route }: State, instance: Instance, isAsked: boolean): Verdict {
  const { shownOn, displayed, isRemoved } = instance;
  const ok = isAsked || displayed || !shownOn || shownOn < route.lastChange;
  return { rule: 'page', ok, kind: isRemoved ? 'removed' : 'shown', is: !ok };
}

/** Only one blocking overlay is on screen at a time; the others wait. [OPEN-18, A-30] */
function isFirstInQueue({ instances, widgets }: State, { id, widgetId }: Instance): Verdict {
  const blocks = (one: string): boolean => lists.blockingTypes.includes(widgets[one]?.widget_type ?? '');
  const other = Object.values(instances).find(
    (one) => one.id !== id && one.displayed && blocks(one.widgetId),
  );
  return {
    rule: 'queue',
    ok: !blocks(widgetId) || other === undefined,
    kind: 'blocking',
    is: other?.widgetId ?? null,
  };
}
