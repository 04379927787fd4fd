import { dialogOf, handWritten, modal, said, smsModal } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const close = async (visitor: Visitor, id: number): Promise<void> => {
  await visitor.click(`${dialogOf(id)} >> button[aria-label=Close]`);
  await expect.poll(() => visitor.sees(dialogOf(id))).toBe(false);
};
/** What a widget waits for, as the runtime itself explains it. */
const verdict = (visitor: Visitor, id: number, rule: string) =>
  visitor.evaluate(
    (asked) => window.MC.explain(asked.id).then((all) => all.find((one) => one.rule === asked.rule)),
    { id, rule },
  );
const rendered = (visitor: Visitor, id: number) =>
  visitor.waitFor(
    (asked) =>
      window.MC?.explain?.(asked).then((all) => all.some(({ rule, ok }) => rule === 'rendered' && ok)),
    id,
  );

test.describe('what opens a widget', () => {
  test('API-09 a trigger opens the widgets that wait for its name, repeatedly, and calls back for each that opened', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const waiting = { whenDisplay: ['anchor', 'offer'], showAgain: ['never', null] };
    const widgets = [
      smsModal(7, waiting),
      smsModal(8, waiting),
      smsModal(9, waiting, { urlBlacklist: ['/*'] }),
      smsModal(10, { whenDisplay: ['anchor', 'other'] }),
    ];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets })));
    await rendered(visitor, 10);
    const fire = (name: string) =>
      visitor.evaluate(
        (given) => window.MC.trigger(given, ({ widgetId }) => window.trail.push(widgetId)),
        name,
      );
    await fire('nothing waits for this');
    await fire('offer');
    await visitor.see(dialogOf(7));
    // Of two that cover the page the second opens when the first is gone, and is called back for then.
    expect(await visitor.sees(dialogOf(8))).toBe(false);
    await close(visitor, 7);
    await visitor.see(dialogOf(8));
    await close(visitor, 8);
    await fire('offer');
    await visitor.see(dialogOf(7));
    expect(await visitor.evaluate(() => window.trail)).toEqual(['7', '8', '7']);
  });

  test('DISP-05 OPEN-16 a delay is enough: no one touches the page', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [smsModal(7, { whenDisplay: ['delay', 2] })];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets })));
    await rendered(visitor, 7);
    expect(await visitor.sees(modal)).toBe(false);
    await visitor.see(modal);
    expect((await verdict(visitor, 7, 'entrance'))?.sentence).toBe(
      'at least 2 s spent on this page; it waits for 2 s',
    );
  });

  test('DISP-07 the pointer leaves through the top edge, not through another @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [smsModal(7, { whenDisplay: ['exit_intent', null] })];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets })));
    await rendered(visitor, 7);
    const leave = (y: number) =>
      visitor.evaluate((clientY) => {
        const details = { bubbles: true, clientX: 300, clientY, relatedTarget: null };
        document.body.dispatchEvent(new MouseEvent('mouseout', details));
      }, y);
    await leave(400);
    await leave(21);
    expect((await verdict(visitor, 7, 'entrance'))?.ok).toBe(false);
    if (visitor.engine === 'chromium') {
      // A real pointer; the other engines' drivers keep it inside the page.
      await visitor.moveTo(300, 200);
      await visitor.moveTo(300, 5);
      await visitor.moveTo(300, -20);
    } else await leave(20);
    await visitor.see(modal);
  });

  for (const [name, flag] of [
    ['Cmd+L', 'metaKey'],
    ['Ctrl+L', 'ctrlKey'],
  ] as const)
    test(`DISP-08 A-20 ${name} is an exit intent, but L by itself is not`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const widgets = [smsModal(7, { whenDisplay: ['exit_intent', null] })];
      await visitor.goto(hostPage.serve(handWritten(product, { widgets })));
      await rendered(visitor, 7);
      const press = (details: object) =>
        visitor.evaluate((given) => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...given }));
        }, details);
      await press({ key: 'l' });
      await press({ key: 'k', [flag]: true });
      expect((await verdict(visitor, 7, 'entrance'))?.ok).toBe(false);
      await press({ key: flag === 'metaKey' ? 'l' : 'L', [flag]: true });
      await visitor.see(modal);
    });

  const anchors: [how: string, markup: string, value: string][] = [
    ['an id', '<p id="offer">Here</p>', '#offer'],
    ['a name', '<a name="offer">Here</a>', 'offer'],
    ['an attribute', '<p data-mc-anchor="offer: 10 % &quot;now&quot;">Here</p>', 'offer: 10 % "now"'],
  ];
  for (const [index, [how, markup, value]] of anchors.entries())
    test(`DISP-09 A-21 an anchor by ${how}, added later and replaced by its framework, is reached by scrolling${index === 0 ? ' @every-engine' : ''}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const widgets = [smsModal(7, { whenDisplay: ['anchor', value] })];
      await visitor.goto(
        hostPage.serve(`${handWritten(product, { widgets })}<div id="slot"></div><p>End</p>`),
      );
      await rendered(visitor, 7);
      await visitor.evaluate(async (html) => {
        const slot = document.getElementById('slot') as HTMLElement;
        for (let turn = 0; turn < 2; turn += 1) {
          slot.innerHTML = html;
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }
      }, markup);
      expect((await verdict(visitor, 7, 'entrance'))?.ok).toBe(false);
      await visitor.scrollTo('100%');
      await visitor.see(modal);
    });
});

test.describe('what comes again', () => {
  const rules: [how: string, again: string, ifClosed: string, comesBack: boolean][] = [
    ['after a manual close, the second rule applies', 'always', 'never', false],
    ['after a manual close, the second rule applies', 'never', 'always', true],
  ];
  for (const [how, again, ifClosed, comesBack] of rules)
    test(`DISP-15 ${how}: ${again}, if closed ${ifClosed}`, async ({ hostPage, product, visitor }) => {
      const main = { showAgain: [again, null], showAgainIfClosed: [ifClosed, null] };
      await visitor.goto(hostPage.serve(handWritten(product, { widgets: [smsModal(7, main)] })));
      await visitor.see(modal);
      await close(visitor, 7);
      await visitor.reload();
      await rendered(visitor, 7);
      const seen = comesBack
        ? visitor.see(modal)
        : verdict(visitor, 7, 'repeat').then((one) => one?.sentence);
      expect(await seen).toEqual(comesBack ? expect.any(String) : 'shown once already, and never again');
      expect(await visitor.sees(modal)).toBe(comesBack);
    });

  test('API-05 API-10 DISP-15 a close by the host is not a manual close', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const main = { showAgain: ['never', null], showAgainIfClosed: ['always', null] };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [smsModal(7, main)] })));
    await visitor.see(modal);
    const details = await visitor.evaluate(() => {
      const heard: unknown[] = [];
      window.MC.getWidget(7)?.on('closed', (given) => heard.push(given));
      window.MC.getWidget(7)?.close();
      return heard;
    });
    expect(details).toEqual([{ manualClose: false, optInRequested: false, optedIn: false }]);
    await expect.poll(() => visitor.sees(modal)).toBe(false);
    await visitor.reload();
    await rendered(visitor, 7);
    expect((await verdict(visitor, 7, 'repeat'))?.ok).toBe(false);
    await visitor.evaluate(() => window.MC.getWidget(7)?.open());
    await visitor.see(modal);
    // Closed and opened right away, it stays open, without a manual close.
    const heard = await visitor.evaluate(async () => {
      const closings: boolean[] = [];
      const handle = window.MC.getWidget(7);
      handle?.on('closed', ({ manualClose }) => closings.push(manualClose));
      handle?.close();
      handle?.open();
      await new Promise((done) => setTimeout(done, 100));
      return closings;
    });
    expect([heard, await visitor.sees(modal)]).toEqual([[false], true]);
  });

  test('OPEN-18 of two that cover the page one waits, says why, and opens when the first is gone', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [smsModal(7), smsModal(8)] })));
    await visitor.see(dialogOf(7));
    await rendered(visitor, 8);
    await visitor.scrollTo('50%');
    expect(await verdict(visitor, 8, 'queue')).toMatchObject({
      ok: false,
      sentence: 'widget 7 is open; only one can cover the page at a time',
    });
    expect(await visitor.sees(dialogOf(8))).toBe(false);
    await close(visitor, 7);
    await visitor.see(dialogOf(8));
    expect(await visitor.sees(dialogOf(7))).toBe(false);
  });
});

test.describe('explanations', () => {
  test('DISP-22 explain returns every condition with its verdict and a sentence; the debug mode prints each change', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [
      smsModal(7, { whenDisplay: ['scroll', 40] }, { urlBlacklist: ['/secret'] }),
      smsModal(8, { whenDisplay: ['imediately', null], titel: 'Hi', colors: { background: 'redd' } }),
    ];
    const body = '<h1>Shop</h1><div class="mcwidget-embed" data-widget-id="77"></div>';
    await visitor.goto(`${hostPage.serve(handWritten(product, { widgets, body }))}?mc_debug=1`);
    await rendered(visitor, 7);
    const reports = await visitor.evaluate(() => window.MC.explain('7'));
    expect(reports.map(({ rule, ok }) => `${rule} ${ok}`)).toEqual([
      'host true',
      'website true',
      'sdk true',
      'rendered true',
      'queue true',
      'page true',
      'route true',
      'repeat true',
      'device true',
      'entrance false',
    ]);
    for (const { sentence } of reports) expect(sentence).toMatch(/^\S.{5,}\S$/);
    expect(reports.at(-1)).toMatchObject({ kind: 'scroll', is: 0, needs: 40 });
    expect(await visitor.evaluate(() => window.MC.explain(999))).toEqual([]);
    await expect
      .poll(() => said(visitor))
      .toContain('Beckon: widget 7, entrance: no, scrolled 0% of the page');
    for (const fault of [
      'whenDisplay: "imediately" isn’t a rule we know',
      'titel: unknown setting; did you mean "title"?',
      'colors, background: "redd" isn’t a color',
      'asks for widget 77, but this account doesn’t have it',
    ])
      expect((await said(visitor)).split(fault), fault).toHaveLength(2);
    await visitor.scrollTo('50%');
    await visitor.see(modal);
    await expect.poll(() => said(visitor)).toMatch(/widget 7, entrance: yes, scrolled \d+% of the page/);
    await visitor.evaluate(() => history.pushState(null, '', '/secret'));
    await expect.poll(() => said(visitor)).toContain('is excluded by the rule "/secret"');
  });
});
