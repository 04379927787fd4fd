import type { RuntimeType } from '@beckon/contract';
import { createFramed } from './support/createFramed';
import { at, widgetOf } from './support/everyType';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const runtime = '**/assets/acting-*';
const isGone = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(() => document.querySelector('.mcwidget-overlay')?.shadowRoot?.childNodes.length === 0);
/** Our own message about a file that didn't load, which is no error of the page. */
const allowBlocked = (visitor: Visitor): void =>
  visitor.allowError(/Failed to load resource|^Beckon: .*Failed to fetch dynamically imported module/);

test.describe('A55 A58 the first frame of a widget whose runtime does not come', () => {
  for (const type of ['modal', 'bar'] as const satisfies RuntimeType[])
    test(`LOAD-21 LOAD-26 a blocker removes the runtime: a ${type} disappears after three tries of a visitor who uses it, and the page can be used`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      allowBlocked(visitor);
      await visitor.tab?.route(runtime, (route) => route.abort('blockedbyclient'));
      const framed = createFramed({ visitor, product, hostPage }, type);
      await framed.open(widgetOf(type, { main: { pushPage: true } }));
      await visitor.see(framed.field);
      await visitor.click(framed.field);
      // Approaching the frame requests the runtime again; so do keys.
      await expect
        .poll(async () => {
          await visitor.press('Shift');
          return visitor.sees(framed.field);
        })
        .toBe(false);
      await isGone(visitor);
      expect(await framed.pressLink()).toBe(true);
      await visitor.waitFor(() => getComputedStyle(document.documentElement).paddingTop === '0px');
    });

  test('LOAD-21 LOAD-26 the host never answers: a modal disappears after a while; if the runtime comes then, it draws the modal itself', async ({
    hostPage,
    product,
    visitor,
  }) => {
    let answer = (): void => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await visitor.tab?.route(runtime, async (route) => {
      await asked;
      await route.continue();
    });
    const framed = createFramed({ visitor, product, hostPage }, 'modal');
    await framed.open(widgetOf('modal'));
    await visitor.see(framed.field);
    await framed.losePatience();
    await isGone(visitor);
    expect(await framed.pressLink()).toBe(true);
    answer();
    await framed.canOpen();
    await framed.letOpen();
    await framed.isTaken();
    expect(await visitor.sees(framed.field)).toBe(true);
  });

  test('SMS-01 LOAD-21 one with a number in it stays until the visitor closes it, and then the runtime sends nothing', async ({
    hostPage,
    product,
    visitor,
  }) => {
    let answer = (): void => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await visitor.tab?.route(runtime, async (route) => {
      await asked;
      await route.continue();
    });
    const framed = createFramed({ visitor, product, hostPage }, 'modal');
    await framed.open(widgetOf('modal'));
    await framed.clickField();
    await visitor.type('4155550140');
    await framed.losePatience();
    expect(await visitor.see(framed.field)).toBe('4155550140');
    await visitor.click(`${at('modal')} >> button[aria-label=Close]`);
    await framed.losePatience();
    await framed.noteBlinks();
    expect(await framed.pressLink()).toBe(true);
    answer();
    await framed.canOpen();
    await framed.letOpen();
    await visitor.waitFor(() => window.trail.join() === 'opened,closed');
    expect([await framed.blinks(), framed.submitted(), await framed.closed()]).toEqual([[], 0, true]);
  });

  test('LOAD-21 LOAD-26 a blocker removes the layout: a modal disappears, and the page can be used', async ({
    hostPage,
    product,
    visitor,
  }) => {
    allowBlocked(visitor);
    let isBlocked = false;
    await visitor.tab?.route('**/assets/Modal-*', (route) => {
      isBlocked = true;
      return route.abort('blockedbyclient');
    });
    const framed = createFramed({ visitor, product, hostPage }, 'modal');
    await framed.open(widgetOf('modal'));
    await visitor.see(framed.field);
    await framed.canOpen();
    await framed.letOpen();
    await isGone(visitor);
    expect([isBlocked, await framed.pressLink()]).toEqual([true, true]);
  });
});
