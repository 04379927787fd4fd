import { handWritten, modal, said, smsModal } from './support/handWritten';
import { expect, test } from './support/test';

const widget = (id: number, widget_type: string, channel: string) => ({
  widget_id: id,
  widget_type,
  channel,
  name: `${widget_type} ${id}`,
  data: { main: { title: 'Join' } },
});
const box = widget(20, 'box', 'sms');
const button = widget(21, 'button', 'fb');
const checkbox = widget(30, 'checkbox', 'fb');
const later = smsModal(7, { whenDisplay: ['anchor', 'later'] });
const embedTag = (id: string | number, key: string, words = ''): string =>
  `<div class="mcwidget-embed" data-widget-id="${id}" id="${key}" ${words}>written by the host</div>`;
const checkboxTag = (id: string | number, key: string, words = ''): string =>
  `<div class="mcwidget-checkbox" data-widget-id="${id}" id="${key}" ${words}></div>`;

/** Runs when the first scan of the page is done. */
const whenReady = `<script>mcAsyncInit = () => { window.isReady = true }</script>`;
const isReady = (): boolean => (window as { isReady?: boolean }).isReady === true;

test.describe('elements that ask for a widget', () => {
  test('LOAD-17 LOAD-19 API-01 API-03 API-04 API-14 finds embeds by element and every configured widget by id, always the same object', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = whenReady + embedTag(20, 'one') + embedTag(20, 'two') + checkboxTag(30, 'check');
    const html = handWritten(product, { widgets: [later, box, checkbox], body });
    await visitor.goto(hostPage.serve(html));
    await visitor.waitFor(isReady);
    const found = await visitor.evaluate(() => {
      const { MC } = window;
      const at = (id: string) => MC.getWidget(document.getElementById(id) as HTMLElement);
      const handles = [at('one'), at('two'), at('check'), MC.getWidget(7)];
      return {
        kinds: handles.map((handle) => handle && `${handle.type} ${handle.widgetId}`),
        distinct: new Set(handles).size,
        same: [
          at('one') === handles[0],
          MC.getWidget('7') === handles[3],
          MC.getWidget('30') === handles[2],
          MC.getWidget(30) === handles[2],
        ],
        configured: [MC.getWidget(20)?.type, handles.includes(MC.getWidget(20))],
        nothing: [MC.getWidget('420'), MC.getWidget({}), at('none'), MC.getWidget(document.body)],
        list: MC.getWidgetList(),
        isFunction: typeof MC === 'function' && Object.hasOwn(window, 'MC'),
      };
    });
    expect(found).toEqual({
      kinds: ['box 20', 'box 20', 'checkbox 30', 'modal 7'],
      distinct: 4,
      same: [true, true, true, true],
      configured: ['box', false],
      nothing: [null, null, null, null],
      list: [
        { widgetId: 7, name: 'Widget 7', type: 'modal' },
        { widgetId: 20, name: 'box 20', type: 'box' },
        { widgetId: 30, name: 'checkbox 30', type: 'checkbox' },
      ],
      isFunction: true,
    });
  });

  test('LOAD-20 API-02 parse finds elements added later; those already mounted stay as they are', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const html = handWritten(product, { widgets: [box, checkbox], body: whenReady + embedTag(20, 'one') });
    await visitor.goto(hostPage.serve(html));
    await visitor.waitFor(isReady);
    const found = await visitor.evaluate((added) => {
      const at = (id: string) => window.MC.getWidget(document.getElementById(id) as HTMLElement);
      const first = at('one');
      document.body.insertAdjacentHTML('beforeend', added);
      const before = [at('two'), at('check')];
      window.MC.parse();
      const [two, check] = [at('two'), at('check')];
      window.MC.parse();
      return {
        before,
        types: [two?.type, check?.type],
        kept: [at('one') === first, at('two') === two, at('check') === check],
      };
    }, embedTag(20, 'two') + checkboxTag(30, 'check'));
    expect(found).toEqual({ before: [null, null], types: ['box', 'checkbox'], kept: [true, true, true] });
  });

  test('LOAD-10 LOAD-21 a route change scans again: new elements are mounted, removed ones are ended', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = whenReady + embedTag(20, 'one') + checkboxTag(30, 'check');
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [box, checkbox], body })));
    await visitor.waitFor(isReady);
    const found = await visitor.evaluate(async (added) => {
      const at = (id: string) => window.MC.getWidget(document.getElementById(id) as HTMLElement);
      const [gone, ended] = [document.getElementById('one') as HTMLElement, window.MC.getWidget(30)];
      ended?.on('rendered', () => window.trail.push('heard after its end'));
      for (const id of ['one', 'check']) document.getElementById(id)?.remove();
      document.body.insertAdjacentHTML('beforeend', added);
      history.pushState(null, '', '/two');
      await new Promise((done) => setTimeout(done, 50));
      const answer = [window.MC.getWidget(gone), at('two')?.type, at('again') === ended, ended?.checked];
      document.body.append(gone);
      window.MC.parse();
      return [...answer, window.MC.getWidget(gone)?.type];
    }, embedTag(20, 'two') + checkboxTag(30, 'again'));
    expect(found).toEqual([null, 'box', true, false, 'box']);
    expect(await visitor.evaluate(() => window.trail)).toEqual([]);
  });

  test('LOAD-18 ERR-12 A46 of several checkboxes with one id the first is mounted, with one console warning', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = whenReady + checkboxTag(30, 'a') + checkboxTag(30, 'b') + checkboxTag(30, 'c');
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [checkbox], body })));
    await visitor.waitFor(isReady);
    const found = await visitor.evaluate(() => {
      const at = (id: string) => window.MC.getWidget(document.getElementById(id) as HTMLElement);
      for (let turn = 0; turn < 3; turn += 1) window.MC.parse();
      const first = [at('a') === window.MC.getWidget(30), at('b'), at('c')];
      document.getElementById('a')?.remove();
      window.MC.parse();
      return [...first, at('b') === window.MC.getWidget(30), at('b') !== null, at('c')];
    });
    expect(found).toEqual([true, null, null, true, true, null]);
    const warnings = (await said(visitor)).match(/several checkbox elements carry the widget id 30/g);
    expect(warnings).toHaveLength(1);
  });

  test('LOAD-22 API-08 a payload on the element is in the ref from the first rendering', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body =
      whenReady +
      embedTag(21, 'one', 'data-widget-payload="summer!"') +
      checkboxTag(30, 'check', 'data-widget-payload="box"');
    // With this flag a link replaces a plugin at once, and a submit is trusted.
    const account = { is_eu_affected: true };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [button, checkbox], account, body })));
    await visitor.waitFor(isReady);
    const refs = await visitor.waitFor(() => {
      const handles = ['one', 'check'].map((id) =>
        window.MC.getWidget(document.getElementById(id) as HTMLElement),
      );
      const before = handles.map((handle) => handle?.ref);
      for (const handle of handles) handle?.submit();
      const after = handles.map((handle) => handle?.ref);
      return after.every(Boolean) && { before, after };
    });
    expect(refs).toEqual({
      before: ['', ''],
      after: [expect.stringMatching(/^w21_\w+_\w+--summer$/), expect.stringMatching(/^w30_\w+_\w+--box$/)],
    });
    await expect.poll(() => said(visitor)).toContain('using "summer"');
  });

  test('LOAD-17 LOAD-19 ERR-15 wrong ids, wrong types and broken tags are skipped, and do no harm', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const ids = ['fb224814', '420', '', '7', '20', '__proto__', 'constructor', '<b>', ' 30 '];
    const wrong = ids.map((id, index) => checkboxTag(id, `c${index}`)).join('');
    const strange = ['fb224814', '7', '30', '__proto__']
      .map((id, index) => embedTag(id, `e${index}`))
      .join('');
    const broken = '<div class="mcwidget-embed" data-widget-id="20"\n</div>';
    const body = `${whenReady}<h1>Shop</h1>${wrong}${strange}<span class="mcwidget-embed" id="bare"></span>${broken}`;
    const widgets = [box, checkbox, smsModal(7)];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, body })));
    expect(await visitor.see(`${modal} >> h2`)).toBe('Modal 7');
    const taken = await visitor.evaluate(() =>
      [...document.querySelectorAll('[id]')].flatMap((element) =>
        window.MC.getWidget(element) ? [element.id] : [],
      ),
    );
    // A space around a number is forgiven.
    expect(taken).toEqual(['c8']);
  });

  test('LOAD-13 LOAD-15 with a landing container only the landing loads', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const container = '<main class="mcwidget-landing" data-widget-id="40" id="landing"></main>';
    const body = whenReady + container + embedTag(20, 'one') + checkboxTag(30, 'check');
    const widgets = [box, checkbox, smsModal(7), widget(40, 'landing', 'sms')];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, body })));
    await visitor.waitFor(isReady);
    const found = await visitor.evaluate(() => [
      window.MC.getWidget(40)?.type,
      window.MC.getWidget(40) === window.MC.getWidget(document.getElementById('landing') as HTMLElement),
      window.MC.getWidget(document.getElementById('check') as HTMLElement),
      window.MC.getWidget(document.getElementById('one') as HTMLElement),
      document.querySelectorAll('.mcwidget-overlay').length,
    ]);
    expect(found).toEqual(['landing', true, null, null, 0]);
  });

  test('LOAD-19 A-04 what the host wrote into an embed stays, and its attributes are not touched', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = `${whenReady}${embedTag(20, 'one', 'style="display:flex" data-own="1"')}`;
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [box], body })));
    await visitor.waitFor(isReady);
    await visitor.see('#one >> h2');
    const [text, attributes] = await visitor.evaluate(() => {
      const element = document.getElementById('one') as HTMLElement;
      return [element.textContent, element.getAttributeNames().sort()] as const;
    });
    expect(text).toBe('written by the host');
    expect(attributes).toEqual(['class', 'data-own', 'data-widget-id', 'id', 'style']);
  });
});
