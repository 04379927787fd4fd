import { createFramed } from './support/createFramed';
import { at, dialogs, widgetOf } from './support/everyType';
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
const hasClosed = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(() => window.trail.join() === 'opened,closed');
/** Whether the visitor could use the page behind it. */
const isInert = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(
    () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.querySelector(':modal') !== null,
  );

for (const type of types)
  test.describe(`the first frame of a ${type}`, () => {
    test('OPEN-09 SMS-01 LOAD-21 is there before the core opens it, without an impression or an inert page; a number typed there stays, with caret and focus, and is submitted once @every-engine @both-renderers', async ({
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
      expect([stored.map(({ phone }) => phone), framed.submitted()]).toEqual([['+14155550136'], 1]);
    });

    test('SMS-01 LOAD-21 a number that is submitted before the core opens it is sent then, once', async ({
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

    test('OPEN-13 LOAD-21 its close button waits for the core, which then closes it', async ({
      hostPage,
      product,
      visitor,
    }) => {
      const framed = createFramed({ visitor, product, hostPage }, type);
      await framed.open(widgetOf(type));
      await visitor.see(framed.field);
      await visitor.click(`${at(type)} >> button[aria-label=Close]`);
      await framed.canOpen();
      await framed.letOpen();
      await hasClosed(visitor);
    });

    for (const [width, scheme] of [
      [1280, 'light'],
      [1280, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const)
      test(`OVL-01 OVL-02 LOAD-21 and what takes it over are pixel-identical, ${width} wide and ${scheme}, and it moves in once`, async ({
        hostPage,
        product,
        visitor,
      }) => {
        const framed = createFramed({ visitor, product, hostPage }, type);
        await visitor.viewport(width, 800);
        await visitor.tab?.emulateMedia({ colorScheme: scheme });
        await framed.open(widgetOf(type));
        await visitor.see(framed.field);
        await framed.canOpen();
        const before = await framed.look();
        await noteMoves(visitor);
        await framed.letOpen();
        await framed.isTaken();
        expect(await framed.compare(before)).toBe('same');
        expect(await visitor.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
      });
  });

for (const type of dialogs)
  test(`OPEN-13 OPEN-14 LOAD-21 Escape anywhere, or a press beside the first frame of a ${type}, closes it once the core is there`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, type);
    await framed.open(widgetOf(type));
    await visitor.see(framed.field);
    await framed.canOpen();
    if (type === 'modal') {
      await visitor.waitFor(
        () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.getAnimations?.().length === 0,
      );
      // A link of the page is there, too: the press doesn't reach it.
      await visitor.clickAt(90, 90);
      expect(await visitor.evaluate(() => location.hash)).toBe('');
    } else await visitor.press('Escape');
    await framed.letOpen();
    await hasClosed(visitor);
  });

for (const type of ['bar', 'modal', 'slide_in'] as const)
  test(`LOAD-26 A-04 under a strict policy and Trusted Types a ${type} is drawn early and taken over, with no violation`, async ({
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
