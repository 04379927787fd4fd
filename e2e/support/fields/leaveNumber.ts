import type { Drawn } from '../inPage/readDrawn';
import { until } from '../until';
import type { Visit } from './FieldShow';
import { actInSandbox, type Garden } from './Garden';
import { drawnNow, waitDrawn } from './waitDrawn';

let numbers = 0;
/** A number from an unassigned range, in two towns: each town has a limit per hour. */
export const nextNumber = (): string => {
  numbers += 1;
  return `${numbers % 2 ? 312 : 617}55501${String((numbers % 50) + 50)}`;
};

type Outcome = Pick<Visit, 'after' | 'redirect'>;

/** How an opt-in ends: in a redirect, or in thanks that are complete once `isWhole`; a video comes a moment after the text. */
export type Ending = { readonly isRedirected: boolean; readonly isWhole: (drawn: Drawn) => boolean };

/** Does something that ends in an opt-in, and checks what follows: a redirect, or what replaced the form. */
async function follow(garden: Garden, ending: Ending, act: () => Promise<void>): Promise<Outcome> {
  const { tab } = garden;
  if (ending.isRedirected) {
    const opening = tab.context().waitForEvent('page');
    await act();
    const opened = await opening;
    await opened.waitForURL(/thanks/);
    const url = opened.url();
    await opened.close();
    // A landing page shows its thanks behind the new tab.
    const after = garden.type === 'landing' ? await readThanks(garden, ending) : null;
    return { after, redirect: { url, isNewTab: true } };
  }
  await act();
  return { after: await readThanks(garden, ending), redirect: undefined };
}

/** What replaced the form, once it no longer moves. */
async function readThanks(garden: Garden, { isWhole }: Ending): Promise<Visit['after']> {
  // While a link waits for its opt-in, a spinner turns in a paragraph with the same role.
  const isDone = () =>
    garden.visitor.evaluate((id) => {
      const root = document.querySelector(`[data-widget-id="${id}"]`)?.shadowRoot;
      return root?.querySelector('div[role=status] svg > path') != null;
    }, garden.widgetId);
  await until(isDone, `${garden.type}: the thanks`);
  return await waitDrawn(garden, 'the thanks to stand still', isWhole);
}

/** Submits a number in the phone form. */
export function leaveNumber(garden: Garden, ending: Ending): Promise<Outcome> {
  const { visitor, widgetId } = garden;
  return follow(garden, ending, async () => {
    await visitor.click(`[data-widget-id="${widgetId}"] >> input[type=tel]`);
    await visitor.type(nextNumber());
    await visitor.press('Enter');
  });
}

/** Follows the messenger link, with a payload from the page, and opts in there; the page stays here. */
export async function followLink(garden: Garden, ending: Ending): Promise<Outcome> {
  const { visitor, widgetId, type } = garden;
  await visitor.evaluate((id) => {
    const element = document.querySelector(`[data-widget-id="${id}"]`) ?? document.body;
    (window.MC.getWidget(element) ?? window.MC.getWidget(id))?.setPayload('spring');
  }, widgetId);
  const link = `a[href*="ref="]`;
  const hasPayload = (href: string): boolean => href.includes('ref=') && href.includes('--spring');
  const drawn = await waitDrawn(garden, 'a link', ({ things }) =>
    things.some(({ href }) => hasPayload(href)),
  );
  const { href = '' } = drawn.things.find((one) => hasPayload(one.href)) ?? {};
  const ref = new URL(href).searchParams.get('ref') ?? '';
  const isChat = type === 'customer_chat';
  await actInSandbox(garden, {
    channel: 'messenger',
    visitor: `7${nextNumber()}`,
    act: 'referral',
    ref,
  });
  const press = () =>
    visitor.evaluate(
      ([id, css]) => {
        addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
        const root = document.querySelector(`[data-widget-id="${id}"]`)?.shadowRoot;
        root?.querySelector<HTMLElement>(css)?.click();
      },
      [widgetId, link] as const,
    );
  if (!isChat) return await follow(garden, ending, press);
  await press();
  return { after: await drawnNow(garden), redirect: undefined };
}

/** Ticks the plugin's checkbox and presses the button next to it; in a host's form the host does that. */
export function tickPlugin(garden: Garden, ending: Ending): Promise<Outcome> {
  const { visitor, widgetId, type } = garden;
  return follow(garden, ending, async () => {
    await visitor.evaluate(
      (id) => document.querySelector<HTMLElement>(`[data-widget-id="${id}"] [slot=plugin] input`)?.click(),
      widgetId,
    );
    if (type === 'checkbox') await visitor.evaluate((id) => window.MC.getWidget(id)?.submit(), widgetId);
    else await visitor.click(`[data-widget-id="${widgetId}"] >> [aria-describedby]:not([aria-disabled])`);
  });
}
