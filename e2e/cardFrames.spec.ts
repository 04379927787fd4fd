import { isFullRun } from '../tools/test/isFullRun';
import { createFramed } from './support/createFramed';
import { at, dialogs, widgetOf } from './support/everyType';
import { numberIn } from './support/openNumbers';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const types = [...dialogs, 'slide_in'] as const;
/** From now on, notes everything in the widget that begins to move, but for what takes no time. */
const noteMoves = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    document.querySelector('.mcwidget-overlay')?.shadowRoot?.addEventListener('animationstart', (event) => {
      const { target, pseudoElement, animationName } = event as AnimationEvent;
      const { animationDuration } = getComputedStyle(target as Element, pseudoElement || null);
      if (animationDuration !== '0s') moves.push(`${pseudoElement} ${animationName} ${animationDuration}`);
    });
  });
/** What takes a first frame over looks the same, and nothing moves again. */
const expectSame = async (visitor: Visitor, framed: ReturnType<typeof createFramed>): Promise<void> => {
  await visitor.see(framed.field);
  await framed.canOpen();
  const before = await framed.look();
  await noteMoves(visitor);
  await framed.letOpen();
  await framed.isTaken();
  expect(await framed.compare(before)).toBe('same');
  expect(await visitor.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
};
const hasClosed = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(() => window.trail.join() === 'opened,closed');
/** Whether the visitor could use the page behind it. */
const isInert = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(
    () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.querySelector(':modal') !== null,
  );

/** What one type proves for all of them, in every engine and with both renderers. */
const everywhere = (type: string): string => {
  if (type === 'modal') return ' @every-engine @both-renderers';
  return isFullRun ? ' @both-renderers' : '';
};
/** A takeover is the same dialog as a modal, in other styles; a slide-in has the same card. */
const onlyModal = (type: string): string => (type === 'modal' ? '' : ' @full');

for (const type of types)
  test.describe(`the first frame of a ${type}`, () => {
    test(`OPEN-09 SMS-01 LOAD-21 is there before the core opens it, without an impression or an inert page; a number typed there stays, with caret and focus, and is submitted once${everywhere(type)}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const framed = createFramed({ visitor, product, hostPage }, type);
      const pageId = await framed.open(widgetOf(type));
      await framed.clickField();
      await visitor.type('4155550136');
      await visitor.press('ArrowLeft');
      await framed.canOpen();
      expect([framed.asked().length, await framed.remembered(), await isInert(visitor)]).toEqual([
        1,
        [],
        false,
      ]);
      await framed.rememberField();
      const typed = { isSame: true, value: '4155550136', caret: 9, hasFocus: true };
      await framed.letOpen();
      await framed.isTaken();
      expect(await framed.readField()).toEqual(typed);
      expect(await isInert(visitor)).toBe(type !== 'slide_in');
      await visitor.press('Enter');
      await visitor.see(`${at(type)} >> [role=status] h2`);
      const stored = await product.sql`
        select phone from subscribers where account_id = ${pageId}`;
      const numbers = stored.map(({ phone }) => numberIn(product.sql, Number(pageId), phone));
      expect([numbers, framed.submitted()]).toEqual([['+14155550136'], 1]);
    });

    test(`SMS-01 LOAD-21 a number that is submitted before the core opens it is sent then, once${onlyModal(type)}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const framed = createFramed({ visitor, product, hostPage }, type);
      await framed.open(widgetOf(type));
      await framed.clickField();
      await visitor.type('4155550137');
      await visitor.press('Enter');
      await framed.canOpen();
      expect(framed.submitted()).toBe(0);
      await framed.letOpen();
      await visitor.see(`${at(type)} >> [role=status] h2`);
      expect(framed.submitted()).toBe(1);
    });

    test(`OPEN-13 DISP-12 LOAD-21 its close button hides it at once: the page can be used, and the core, once there, remembers that without showing it again${onlyModal(type)}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const framed = createFramed({ visitor, product, hostPage }, type);
      await framed.open(widgetOf(type));
      await visitor.see(framed.field);
      await visitor.click(`${at(type)} >> button[aria-label=Close]`);
      expect(await visitor.sees(framed.field)).toBe(false);
      expect(await framed.pressLink()).toBe(true);
      await framed.noteBlinks();
      await framed.canOpen();
      await framed.letOpen();
      await hasClosed(visitor);
      expect([await framed.blinks(), await framed.closed()]).toEqual([[], true]);
    });

    for (const [width, scheme, tag] of [
      [1280, 'light', type === 'page_takeover' ? ' @full' : ''],
      [1280, 'dark', ' @full'],
      [390, 'light', ' @full'],
      [390, 'dark', ''],
    ] as const)
      test(`OVL-01 OVL-02 LOAD-21 and what takes it over look the same, ${width} wide and ${scheme}, and it moves in once${tag}`, async ({
        hostPage,
        product,
        visitor,
      }) => {
        const framed = createFramed({ visitor, product, hostPage }, type);
        await visitor.viewport(width, 800);
        await visitor.tab?.emulateMedia({ colorScheme: scheme });
        await framed.open(widgetOf(type));
        await expectSame(visitor, framed);
      });
  });

for (const { name, attributes = '', reducedMotion = 'no-preference' } of [
  { name: 'from right to left', attributes: 'dir="rtl"' },
  { name: 'with reduced motion', reducedMotion: 'reduce' },
] as { name: string; attributes?: string; reducedMotion?: 'reduce' }[])
  test(`OVL-02 LOAD-21 A63 the first frame of a modal and what takes it over look the same, ${name}`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'modal');
    await visitor.tab?.emulateMedia({ reducedMotion });
    await framed.open(widgetOf('modal'), { attributes });
    await expectSame(visitor, framed);
  });

for (const type of dialogs)
  test(`OPEN-13 OPEN-14 LOAD-21 Escape anywhere, or a press beside the first frame of a ${type}, hides it at once, and closes it once the core is there`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, type);
    await framed.open(widgetOf(type));
    await visitor.see(framed.field);
    await framed.canOpen();
    await framed.comesToRest();
    // The press is on a link of the page, which it doesn't reach.
    if (type === 'modal') expect(await framed.pressLink()).toBe(false);
    else await visitor.press('Escape');
    expect(await visitor.sees(framed.field)).toBe(false);
    expect(await framed.pressLink()).toBe(true);
    await framed.letOpen();
    await hasClosed(visitor);
  });

test('OPEN-13 SMS-01 LOAD-21 a number that is submitted in a first frame is sent once the core is there, even if the visitor has closed it @both-renderers', async ({
  hostPage,
  product,
  visitor,
}) => {
  const framed = createFramed({ visitor, product, hostPage }, 'modal');
  const pageId = await framed.open(widgetOf('modal'));
  await framed.clickField();
  await visitor.type('4155550139');
  await visitor.press('Enter');
  await visitor.click(`${at('modal')} >> button[aria-label=Close]`);
  await framed.noteBlinks();
  await framed.canOpen();
  await framed.letOpen();
  await hasClosed(visitor);
  await expect
    .poll(async () => {
      const stored = await product.sql`select phone from subscribers where account_id = ${pageId}`;
      return stored.map(({ phone }) => numberIn(product.sql, Number(pageId), phone));
    })
    .toEqual(['+14155550139']);
  expect([framed.submitted(), await framed.blinks()]).toEqual([1, []]);
});

test('DISP-15 DISP-23 LOAD-21 the first frame of a modal disappears if another tab has shown it in the meantime', async ({
  hostPage,
  product,
  visitor,
}) => {
  const framed = createFramed({ visitor, product, hostPage }, 'modal');
  await framed.open(widgetOf('modal', { main: { showAgain: ['never', null] } }));
  await visitor.see(framed.field);
  await framed.canOpen();
  await framed.showElsewhere();
  await framed.letOpen();
  await visitor.waitFor(
    () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.childNodes.length === 0,
  );
  expect(await framed.pressLink()).toBe(true);
  expect(await visitor.evaluate(() => window.trail)).toEqual([]);
});

for (const type of ['bar', 'modal', 'page_takeover', 'slide_in'] as const)
  test(`LOAD-26 A-04 under a strict policy and Trusted Types a ${type} is drawn early and taken over, with no violation${type === 'slide_in' ? ' @full' : ''}`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const policy =
      "script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const headers = { 'content-security-policy': policy };
    const text = `window.broken = []; addEventListener('securitypolicyviolation', (e) => broken.push(e.effectiveDirective + ' ' + e.blockedURI));`;
    const framed = createFramed({ visitor, product, hostPage }, type);
    await framed.open(widgetOf(type, { main: { pushPage: true } }), { text, nonce: 'n1', headers });
    await visitor.see(framed.field);
    await framed.canOpen();
    expect(framed.asked()).toHaveLength(1);
    await framed.letOpen();
    await framed.isTaken();
    expect(await visitor.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });
