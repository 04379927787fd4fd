import { handWritten, said } from './support/handWritten';
import {
  fbTag,
  fbWidget,
  noteEvents,
  pluginAccount,
  scriptsAsked,
  sdkDouble,
  sdkHost,
  sentHome,
} from './support/sdkDouble';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const confirmation = 'MessengerCheckboxUserConfirmation';
const checkbox = fbWidget(30, 'checkbox');
const button = fbWidget(21, 'button');

type Given = { body: string; widgets?: object[]; account?: object };
const pluginPage = (product: { url: string }, { body, widgets = [checkbox], account }: Given): string =>
  handWritten(product, { widgets, account: { ...pluginAccount, ...account }, body: noteEvents + body });

const trail = (visitor: Visitor): Promise<string[]> => visitor.evaluate(() => window.trail);
const heard = (visitor: Visitor, line: string): Promise<boolean> =>
  visitor.waitFor((wanted) => window.trail?.includes(wanted), line);
/** No layout has a slot for plugins yet, so that no visitor can reach one: it is pressed by script. */
const press = (visitor: Visitor, key: string): Promise<void> =>
  visitor.evaluate(
    (id) => document.querySelector<HTMLElement>(`#${id} [slot=plugin] :is(input, button)`)?.click(),
    key,
  );
const calls = (visitor: Visitor, name: string): Promise<unknown[][]> =>
  visitor.evaluate(
    (wanted) => window.sdkDouble.calls.filter(([one]) => one === wanted).map(([, ...words]) => words),
    name,
  );

test.beforeEach(({ outside }) => outside.expect(sdkHost, sdkDouble()));

test.describe('the checkbox', () => {
  test('BOOT-09 BOOT-11 REND-01 CHK-01 CHK-02 CHK-08 SUB-06 SUB-07 A-10 it loads, is ticked, and a submit is confirmed with its refs', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const body = fbTag('checkbox', 30, 'check');
    const account = { locale: 'de_DE', widgetLocale: 'fr_FR' };
    await visitor.goto(hostPage.serve(pluginPage(product, { body, account })));
    await heard(visitor, 'check rendered rendered');
    expect(scriptsAsked(outside)).toEqual(['/fr_FR/sdk.js']);
    expect(await calls(visitor, 'init')).toEqual([[{ appId: '42', version: 'v3.1', xfbml: false }]]);

    const before = await visitor.evaluate(() => {
      const handle = window.MC.getWidget(30);
      handle?.submit();
      return [handle?.checked, handle?.ref, handle?.userRef];
    });
    expect(before).toEqual([false, '', '']);
    await press(visitor, 'check');
    await heard(visitor, 'check checked true');
    const after = await visitor.evaluate(() => {
      const handle = window.MC.getWidget(30);
      handle?.submit();
      handle?.submit();
      const plugin = document.querySelector('#check .fb-messenger-checkbox');
      return {
        ...{ checked: handle?.checked, ref: handle?.ref, userRef: handle?.userRef },
        drawn: plugin?.getAttribute('user_ref'),
      };
    });
    expect(after).toEqual({
      checked: true,
      ref: expect.stringMatching(/^w30_[\w-]+_[\w-]+$/),
      userRef: expect.stringMatching(/^[\w-]+$/),
      drawn: after.userRef,
    });
    const details = { app_id: '42', page_id: '900', ref: after.ref, user_ref: after.userRef };
    await expect.poll(() => sentHome(outside)).toEqual([[confirmation, null, details]]);
    expect(await trail(visitor)).toEqual([
      'check rendered rendered',
      'check checked true',
      'check submitted',
      'check optedIn',
    ]);
  });

  test('CHK-07 a submit just before leaving the page is still confirmed @every-engine', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    hostPage.serve('<h1>Thank you</h1>', { path: '/thanks' });
    await visitor.goto(hostPage.serve(pluginPage(product, { body: fbTag('checkbox', 30, 'check') })));
    await heard(visitor, 'check rendered rendered');
    await press(visitor, 'check');
    await heard(visitor, 'check checked true');
    await visitor.evaluate(() => {
      window.MC.getWidget(30)?.submit();
      window.location.href = '/thanks';
    });
    expect(await visitor.see('h1')).toBe('Thank you');
    await expect
      .poll(() => sentHome(outside))
      .toEqual([[confirmation, null, expect.objectContaining({ app_id: '42', page_id: '900' })]]);
  });

  test('LOAD-18 ERR-12 of several elements with one id only the first gets a plugin', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = ['a', 'b', 'c'].map((key) => fbTag('checkbox', 30, key)).join('');
    await visitor.goto(hostPage.serve(pluginPage(product, { body })));
    await heard(visitor, 'a rendered rendered');
    await visitor.evaluate(() => window.MC.parse());
    const plugins = await visitor.evaluate(() =>
      ['a', 'b', 'c'].map((key) => document.querySelectorAll(`#${key} .fb-messenger-checkbox`).length),
    );
    expect(plugins).toEqual([1, 0, 0]);
    expect(await calls(visitor, 'parse')).toHaveLength(1);
    expect((await said(visitor)).match(/several checkbox elements carry the widget id 30/g)).toHaveLength(1);
  });

  test('CHK-01 CHK-04 REND-10 two checkboxes, and one of the host: each report reaches its own', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const theirs = '<div class="fb-messenger-checkbox" user_ref="theirs" id="theirs"></div>';
    const body = fbTag('checkbox', 30, 'one') + fbTag('checkbox', 31, 'two') + theirs;
    const widgets = [checkbox, fbWidget(31, 'checkbox')];
    await visitor.goto(hostPage.serve(pluginPage(product, { body, widgets })));
    await heard(visitor, 'one rendered rendered');
    await heard(visitor, 'two rendered rendered');
    expect(await visitor.evaluate(() => document.getElementById('theirs')?.outerHTML)).toBe(theirs);
    await visitor.evaluate(() =>
      window.sdkDouble.report('messenger_checkbox', {
        event: 'checkbox',
        state: 'checked',
        user_ref: 'theirs',
      }),
    );
    await press(visitor, 'two');
    await heard(visitor, 'two checked true');
    const state = await visitor.evaluate(() => {
      const handles = [30, 31].map((id) => window.MC.getWidget(id));
      for (const handle of handles) handle?.submit();
      return handles.map((handle) => [handle?.checked, handle?.userRef !== '']);
    });
    expect(state).toEqual([
      [false, false],
      [true, true],
    ]);
    await expect.poll(() => sentHome(outside)).toHaveLength(1);
    const refs = await visitor.evaluate(() =>
      [...document.querySelectorAll('.fb-messenger-checkbox')].map((one) => one.getAttribute('user_ref')),
    );
    expect(new Set(refs).size).toBe(3);
  });

  test('API-07 CHK-01 CHK-04 LOAD-21 another payload redraws it unticked; a removed element takes it along', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(pluginPage(product, { body: fbTag('checkbox', 30, 'check') })));
    await heard(visitor, 'check rendered rendered');
    await press(visitor, 'check');
    await heard(visitor, 'check checked true');
    const userRef = () =>
      visitor.evaluate(() => document.querySelector('#check [user_ref]')?.getAttribute('user_ref'));
    const first = await userRef();
    await visitor.evaluate(() => window.MC.getWidget(30)?.setPayload('summer'));
    await heard(visitor, 'check checked false');
    await visitor.waitFor(() => document.querySelectorAll('#check input').length === 1);
    expect(await userRef()).not.toBe(first);
    await press(visitor, 'check');
    await visitor.waitFor(() => window.MC.getWidget(30)?.checked);
    await visitor.evaluate(() => window.MC.getWidget(30)?.submit());
    const confirmed = { ref: expect.stringMatching(/--summer$/), user_ref: await userRef() };
    await expect
      .poll(() => sentHome(outside))
      .toEqual([[confirmation, null, expect.objectContaining(confirmed)]]);

    expect(await visitor.evaluate(() => window.sdkDouble.listeners('messenger_checkbox'))).toBe(1);
    await visitor.evaluate(() => {
      document.getElementById('check')?.remove();
      window.MC.parse();
    });
    await visitor.waitFor(() => window.sdkDouble.listeners('messenger_checkbox') === 0);
  });

  test("CHK-06 the host's form is submitted as it is, with a plugin in it", async ({
    hostPage,
    product,
    visitor,
  }) => {
    hostPage.serve('<h1>Ordered</h1>', { path: '/order' });
    const body = `<form action="/order">${fbTag('checkbox', 30, 'check')}<input name="plant" value="fern"><button id="order">Order</button></form>`;
    await visitor.goto(hostPage.serve(pluginPage(product, { body })));
    await heard(visitor, 'check rendered rendered');
    await visitor.waitFor(() =>
      Boolean(document.querySelector('#check')?.shadowRoot?.querySelector('slot[name=plugin]')),
    );
    await visitor.click('#order');
    expect(await visitor.see('h1')).toBe('Ordered');
    expect(new URL(await visitor.url()).search).toBe('?plant=fern');
  });
});

test('REND-01 SUB-05 SUB-09 A-39 send-to-messenger: a click starts polling, and its opt-in ends that at once', async ({
  hostPage,
  product,
  visitor,
}) => {
  const body = fbTag('embed', 21, 'one') + fbTag('embed', 21, 'two');
  await visitor.goto(hostPage.serve(pluginPage(product, { body, widgets: [button] })));
  await heard(visitor, 'one rendered rendered');
  await heard(visitor, 'two rendered rendered');
  const before = product.seen.length;
  const asked = () => product.seen.slice(before).filter(({ path }) => path.startsWith('/pixel/checkOptin'));
  const clickedMs = Date.now();
  await press(visitor, 'two');
  await heard(visitor, 'two submitted');
  await expect.poll(() => asked().length).toBe(1);
  const [first] = asked();
  expect((first?.atMs ?? 0) - clickedMs).toBeGreaterThanOrEqual(1000);
  const kept = await visitor.evaluate(() => localStorage.getItem('widget-session') ?? '{}');
  const { sessionId } = JSON.parse(kept);
  expect(first?.path).toBe(`/pixel/checkOptin?account_id=1001&session_id=${sessionId}`);
  expect(await trail(visitor)).not.toContain('two optedIn');

  await visitor.evaluate(() => {
    const ref = document.querySelector('#two .fb-send-to-messenger')?.getAttribute('data-ref');
    for (const event of ['opt_in', 'opt_in']) window.sdkDouble.report('send_to_messenger', { event, ref });
  });
  await heard(visitor, 'two optedIn');
  expect((await trail(visitor)).slice(2)).toEqual(['two submitted', 'two optedIn']);
});

test.describe('the SDK', () => {
  test('BOOT-10 A-09 A-89 its locale, version and debug variant are overridden from storage', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const stored = { 'fb-sdk-locale': 'it_IT', 'fb-sdk-version': 'v20.0', 'fb-sdk-debug': '1' };
    const body = `<script>Object.assign(localStorage, ${JSON.stringify(stored)})</script>${fbTag('checkbox', 30, 'check')}`;
    await visitor.goto(hostPage.serve(pluginPage(product, { body })));
    await heard(visitor, 'check rendered rendered');
    expect(scriptsAsked(outside)).toEqual(['/it_IT/sdk/debug.js']);
    expect(await calls(visitor, 'init')).toEqual([[{ appId: '42', version: 'v20.0', xfbml: false }]]);
  });

  for (const [flag, inits] of [
    ['', ['theirs', '42']],
    ['1', ['theirs']],
  ] as const)
    test(`BOOT-09 BOOT-10 LOAD-24 LOAD-26 waits for a host's own SDK and uses it; with the rewrite flag "${flag}" it is started by ${inits}`, async ({
      hostPage,
      outside,
      product,
      visitor,
    }) => {
      const own = `<div class="fb-like"></div><script>
        localStorage.setItem('fb-sdk-disable-rewrite', '${flag}');
        fbAsyncInit = () => FB.init({ appId: 'theirs', version: 'v9.0', xfbml: false });</script>
        <script async src="https://${sdkHost}/en_GB/sdk.js"></script>`;
      await visitor.goto(hostPage.serve(pluginPage(product, { body: own + fbTag('checkbox', 30, 'check') })));
      await heard(visitor, 'check rendered rendered');
      expect(scriptsAsked(outside)).toEqual(['/en_GB/sdk.js']);
      const told = await calls(visitor, 'init');
      expect(told.map(([options]) => (options as { appId: string }).appId)).toEqual(inits);
      const parsed = await calls(visitor, 'parse');
      expect(parsed).toEqual([[expect.stringContaining('fb-messenger-checkbox')]]);
    });

  test('LOAD-26 BOOT-09 A26 a host that only waits for the SDK is called by the one that we load', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const own = `<script>fbAsyncInit = () => trail.push('theirs')</script>`;
    await visitor.goto(hostPage.serve(pluginPage(product, { body: own + fbTag('checkbox', 30, 'check') })));
    await heard(visitor, 'check rendered rendered');
    await heard(visitor, 'theirs');
    expect((await trail(visitor)).filter((line) => line === 'theirs')).toHaveLength(1);
  });
});
