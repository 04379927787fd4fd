import type { EffectHandlers } from '../core/createRing';
import type { Event } from '../core/Event';
import { attachOverlay } from './attachOverlay';
import type { Scanner } from './createScanner';
import type { Timers } from './createTimers';
import { prepareHost } from './prepareHost';

type Deps = {
  page: Window;
  hosts: Map<string, HTMLElement>;
  /** Elements of overlays that are already on the page, by widget. */
  given: Map<string, HTMLElement>;
  scanner: Scanner;
  timers: Timers;
  send: (event: Event) => void;
  warn: (message: string) => void;
  report: (error: unknown) => void;
};

type PageHandlers = Pick<
  EffectHandlers,
  'scan' | 'attach' | 'adopt' | 'wait' | 'cancel' | 'redirect' | 'warn' | 'fail'
>;

/** The handlers that touch the page. */
export function createPageHandlers({
  page,
  hosts,
  given,
  scanner,
  timers,
  send,
  warn,
  report,
}: Deps): PageHandlers {
  return {
    scan: () => send({ type: 'page.scanned', elements: scanner.scan() }),
    attach({ id, widgetId, title }) {
      hosts.set(id, given.get(widgetId) ?? attachOverlay(page.document, { widgetId, title }));
      given.delete(widgetId);
    },
    adopt({ id, element }) {
      const host = scanner.elementOf(element);
      if (host) hosts.set(id, prepareHost(host));
    },
    wait: ({ key, ms, fact }) => timers.wait(key, ms, () => send(fact)),
    cancel: ({ key }) => timers.cancel(key),
    redirect({ url, newTab }) {
      if (newTab) page.open(url, '_blank', 'noopener');
      else page.location.assign(url);
    },
    warn: ({ message }) => warn(message),
    fail: ({ message }) => report(message),
  };
}
