import { isDeepStrictEqual } from 'node:util';
import { type Drawn, readDrawn } from '../inPage/readDrawn';
import { until } from '../until';
import type { Glance, Rules } from './FieldShow';
import type { Garden } from './Garden';

/** The current drawing of the widget; undefined while it is closed. */
export const drawnNow = ({ visitor, widgetId }: Garden): Promise<Drawn | null> =>
  visitor.evaluate(readDrawn, widgetId);

/** Waits until the widget is drawn as wanted and no longer moves. */
export function waitDrawn(
  garden: Garden,
  what: string,
  isWanted: (drawn: Drawn) => boolean = () => true,
): Promise<Drawn> {
  let before: Drawn | null = null;
  return until(async () => {
    const now = await drawnNow(garden);
    const isStill = now !== null && isWanted(now) && isDeepStrictEqual(now, before);
    before = now;
    return isStill && now;
  }, `${garden.type}: ${what}`);
}

/** What the runtime reports about each rule, once it has checked the page. */
export function readRules({ visitor, widgetId }: Garden): Promise<Rules> {
  return visitor.waitFor(async (id): Promise<Rules | undefined> => {
    const all = (await window.MC?.explain(id)) ?? [];
    const isReady = all.some(({ rule, ok }) => rule === 'rendered' && ok);
    return isReady ? Object.fromEntries(all.map((one) => [one.rule, one])) : undefined;
  }, widgetId);
}

/** Whether a visitor can see any of it, once the page shows what the rules say: appearing and disappearing take a moment. */
export async function glance(garden: Garden): Promise<Glance> {
  const rules = await readRules(garden);
  const { visitor, widgetId } = garden;
  const isShown = (): Promise<boolean> =>
    visitor.evaluate((id) => {
      const host = document.querySelector(`[data-widget-id="${id}"]`);
      const all = [...(host?.shadowRoot?.querySelectorAll('*') ?? [])];
      return all.some((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    }, widgetId);
  const isAllowed = Object.values(rules).every(({ ok }) => ok);
  await until(async () => (await isShown()) === isAllowed, isAllowed ? 'it to come' : 'it to go');
  return { isShown: isAllowed, rules };
}

/** Two drawings combined into one. */
export const both = (one: Drawn | null, other: Drawn | null): Drawn | null =>
  one && other ? { ...one, things: [...one.things, ...other.things] } : (one ?? other);
