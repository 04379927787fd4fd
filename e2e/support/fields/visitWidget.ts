import { lists, type RuntimeType } from '@beckon/contract';
import { isFullRun } from '../../../tools/test/isFullRun';
import type { Drawn, Thing } from '../inPage/readDrawn';
import { until } from '../until';
import type { Glance, Round, Visit } from './FieldShow';
import { type Garden, roundsOf } from './Garden';
import { type Ending, followLink, leaveNumber, tickPlugin } from './leaveNumber';
import { onPhone, path } from './onPhone';
import { both, drawnNow, glance, readRules, waitDrawn } from './waitDrawn';
import { waitForFields, waitForSent, writeKeyword } from './writeKeyword';

const isEmbedded = (type: RuntimeType): boolean => lists.placeOf[type] !== 'overlay';

/**
 * Whether to also check other pages, a phone and the next visit. The core or the server decides what shows there, for all types alike:
 * an overlay, an embed and a bubble represent the rest, except in `test:full`.
 */
export const looksAround = (type: RuntimeType): boolean =>
  isFullRun || ['bar', 'box', 'omnichat'].includes(type);

/** A tall page of the owner with the account's script, and an element for widgets that need one. */
function servePage({ product, hostPage, accountId, widgetId, type }: Garden, round: Round): string {
  const kind = lists.placeOf[type];
  const place = isEmbedded(type) ? `<div class="mcwidget-${kind}" data-widget-id="${widgetId}"></div>` : '';
  hostPage.serve('<h1>Thanks</h1>', { path: '/thanks' });
  // Browsers cache the script for a while: in each round it has another address.
  const script = `<script src="${product.url}/${accountId}.js?round=${widgetId}-${round}" async></script>`;
  return hostPage.serve(`${place}<div style="height: 4000px">Shop</div>${script}`, { path });
}

type Configured = { widget_id: unknown; data: Record<string, object> };

/** The configuration of the widget: as the page's script loaded it, and what only the server reads as it answers for the page. */
async function readConfig({ visitor, product, accountId, widgetId }: Garden): Promise<unknown> {
  const loaded = await visitor.waitFor((id) => {
    const { widgets = [] } = (window as unknown as { mcwidget?: { widgets?: Configured[] } }).mcwidget ?? {};
    return widgets.find(({ widget_id }) => String(widget_id) === String(id));
  }, widgetId);
  const answer = await fetch(`${product.url}/widget/bootstrap?page_id=${accountId}`);
  const { widgets } = (await answer.json()) as { widgets: Configured[] };
  const whole = widgets.find(({ widget_id }) => String(widget_id) === String(widgetId));
  const sections = Object.entries(whole?.data ?? {}).map(([name, section]) => [
    name,
    { ...section, ...loaded.data[name] },
  ]);
  return { ...loaded, data: Object.fromEntries(sections) };
}

const goWithin = (garden: Garden, to: string): Promise<void> =>
  garden.visitor.evaluate((address) => history.pushState(null, '', address), to);

/** A page of the same site on which the widget may not appear. */
async function lookAt(garden: Garden, address: string): Promise<Glance> {
  await goWithin(garden, address);
  return await glance(garden);
}

const press = ({ visitor, widgetId }: Garden, css: string): Promise<void> =>
  visitor.click(`[data-widget-id="${widgetId}"] >> ${css}`);

/** A bubble: at rest, its message after a scroll, its panel, and the phone form in it. */
async function openBubble(garden: Garden, isOpen: boolean): Promise<Pick<Visit, 'rest' | 'later'>> {
  const { visitor } = garden;
  if (isOpen) await press(garden, 'button[aria-expanded=true]');
  const isClosed = () =>
    visitor.evaluate(
      (id) =>
        !document
          .querySelector(`[data-widget-id="${id}"]`)
          ?.shadowRoot?.querySelector('[aria-expanded=true]'),
      garden.widgetId,
    );
  await until(isClosed, 'the panel to close');
  const rest = isOpen ? await waitDrawn(garden, 'the bubble at rest') : null;
  await visitor.scrollTo('60%');
  const atRest = rest?.things.length ?? 0;
  const message = await waitDrawn(
    garden,
    'its message after a scroll',
    ({ things }) => things.length > atRest,
  );
  await press(garden, 'button[aria-expanded=false]');
  const panel = await waitDrawn(garden, 'the channels', ({ things }) =>
    things.some(({ href }) => href !== ''),
  );
  await press(garden, 'li > button');
  const form = await waitDrawn(garden, 'the form', ({ things }) => things.some(({ tag }) => tag === 'input'));
  return { rest, later: both(both(message, panel), form) };
}

/** Closes what can be closed, and comes back. */
async function comeAgain(garden: Garden): Promise<Glance | undefined> {
  const { visitor, widgetId, type } = garden;
  if (isEmbedded(type) || type === 'customer_chat') return undefined;
  if (type === 'omnichat')
    // A bubble itself can't be closed: the close is written where the runtime remembers it.
    await visitor.evaluate((id) => {
      const kept = JSON.parse(localStorage.getItem('widget-session') ?? '{}');
      kept.widgets = { ...kept.widgets, [id]: { ...kept.widgets?.[id], manualClose: true } };
      localStorage.setItem('widget-session', JSON.stringify(kept));
    }, widgetId);
  else {
    await press(garden, 'button[aria-label=Close]');
    await glance(garden);
  }
  await visitor.reload();
  return await glance(garden);
}

/** One round of a visitor: arrives, looks, opts in, and checks the result. */
export async function visitWidget(garden: Garden, round: Round, set: Visit['set']): Promise<Visit> {
  const { visitor, type } = garden;
  const [channel, mode] = roundsOf[type][round] ?? ['fb', 'link'];
  const [isBubble, isChat] = [type === 'omnichat', type === 'customer_chat'];
  await visitor.goto(servePage(garden, round));
  const config = await readConfig(garden);
  const isHiddenAtFirst = isBubble && round > 1;
  const rules = await readRules(garden);
  // A video appears a moment after the text; behind that of a takeover it starts by itself.
  const hasFilm = set['main.mediaType'] === 'video';
  const isFilm = ({ tag, href }: Thing): boolean =>
    type === 'page_takeover' ? tag === 'iframe' : href.includes('youtu');
  const isWhole = ({ things }: Drawn): boolean => !hasFilm || things.some(isFilm);
  const first = isHiddenAtFirst ? await drawnNow(garden) : await waitDrawn(garden, 'to be drawn', isWhole);
  const visit: Visit = {
    ...{ config, set: { ...set }, rules, first, rest: null, later: null, after: null, phone: undefined },
    ...{ banned: undefined, stranger: undefined, redirect: undefined, again: undefined, pixel: [] },
    ...{ kept: {}, sent: [], keywords: 0 },
  };
  const ending: Ending = {
    isRedirected: round === 2 && !isChat,
    isWhole: ({ things }) =>
      set['submitted.mediaType'] !== 'video' || things.some(({ href }) => href.includes('youtu')),
  };
  if (isBubble) Object.assign(visit, await openBubble(garden, round === 1));
  if (type === 'checkbox' && mode === 'link') {
    await press(garden, 'label');
    visit.later = await waitDrawn(garden, 'its link', ({ things }) => things.some(({ href }) => href !== ''));
  }
  if (channel !== 'fb') Object.assign(visit, await leaveNumber(garden, ending));
  else if (mode === 'link') Object.assign(visit, await followLink(garden, ending));
  else if (!isChat) Object.assign(visit, await tickPlugin(garden, ending));
  visit.pixel = await visitor.evaluate(() => (window as unknown as { heard?: unknown[][] }).heard ?? []);
  const isAround = looksAround(type);
  if (round === 1 && isAround) {
    visit.banned = await lookAt(garden, '/fields/banned');
    visit.stranger = await lookAt(garden, '/elsewhere');
    await goWithin(garden, path);
    visit.keywords = await writeKeyword(garden, round, 'mosses');
  }
  if (mode === 'link') visit.sent = await waitForSent(garden, set['actions.sequence']);
  if (channel === 'fb' && mode === 'link')
    visit.kept = await waitForFields(garden, set['setup.ref_payload_field_id']);
  if (round === 1 && channel !== 'fb' && isAround)
    visit.phone = await onPhone(garden, async () => {
      if (isBubble) {
        const panel = await waitDrawn(garden, 'the panel on a phone', ({ things }) =>
          things.some(({ href }) => href !== ''),
        );
        await press(garden, 'li > button');
        const link = await waitDrawn(garden, 'the link on a phone', ({ things }) =>
          things.some(({ href }) => href.includes('body=')),
        );
        return { isShown: true, rules: {}, drawn: both(panel, link) };
      }
      const drawn = await waitDrawn(garden, 'its link on a phone', ({ things }) =>
        things.some(({ href }) => href.includes('body=')),
      );
      return { isShown: true, rules: {}, drawn };
    });
  if (round === 2 && isAround)
    visit.phone = await onPhone(garden, async () => ({ ...(await glance(garden)), drawn: null }));
  if (round === 3 && isAround) visit.again = await comeAgain(garden);
  return visit;
}
