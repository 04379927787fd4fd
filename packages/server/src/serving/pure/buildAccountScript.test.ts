import { createContext, Script } from 'node:vm';
import { compileWatch, type Widget } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { accountCacheControl, cacheTimes } from '../../http/pure/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { parseAccountFacts } from '../../testing/parseAccountConfig';
import { buildAccountScript, buildUnknownAccountScript } from './buildAccountScript';
import { buildBootstrap } from './buildBootstrap';
import { escapeScriptJson, quoteScriptJson } from './escapeScriptJson';
import { trimWidget } from './trimWidget';
import type { VisitorBuild } from './VisitorBuild';

/** Each text of the build says its name and its arguments. */
const text = (name: string): string =>
  `//# allFunctionsCalledOnLoad\n!function(){said.push(${JSON.stringify(name)}, beckon.pageId)}();\n`;
const visitor: Pick<VisitorBuild, 'addresses' | 'forms' | 'watch' | 'renderFrame'> = {
  addresses: {
    acting: 'assets/acting.js',
    later: 'assets/later.js',
    sending: 'assets/sending.js',
    config: 'assets/config.js',
    types: { modal: ['assets/Modal.js'], bar: ['assets/Bar.js'], box: ['assets/Box.js'] },
  },
  forms: { fb: ['assets/MessengerForm.js'] },
  watch: {
    account: text('account'),
    scroll: text('scroll'),
    exit_intent: text('exit'),
    anchor: text('anchor'),
    device: text('device'),
    places: text('places'),
    route: text('route'),
    frame: text('frame'),
    frames: text('frames'),
    forms: text('forms'),
    formBars: text('bars'),
    formDialogs: text('dialogs'),
    speech: text('speech'),
  },
  renderFrame: (_account, { widget_type, data }) =>
    widget_type === 'omnichat' ? { title: data.main.title, css: '', tree: ['bubble'] } : undefined,
};
const stored = { name: 'One', smsKeyword: '', status: 'active', version: 1 };

/** The configuration of an account with these widgets. */
function configure(...widgets: { type: string; channel?: string; main?: object; setup?: object }[]) {
  const host = 'https://widgets.example';
  const rows = widgets.map(({ type, channel = 'sms', main = {}, setup = {} }, at) => ({
    ...stored,
    widgetId: at + 1,
    widgetType: type,
    channel,
    data: { main: { title: 'Join', ...main }, setup },
  }));
  return { host, ...buildBootstrap(sampleAccount, rows as typeof sampleWidgets).config };
}

/** Runs a script in an empty window, and returns its console output. */
function run(script: string): unknown[] {
  const said: unknown[] = [];
  const warn = (words: string) => said.push(words);
  new Script(script).runInContext(createContext({ said, console: { warn } }));
  return said;
}

describe('buildAccountScript', () => {
  it('OWN-05 BOOT-14 contains the rules of its widgets, the configuration as text, and the location of the runtime', () => {
    const config = {
      host: 'https://widgets.example',
      ...buildBootstrap(sampleAccount, sampleWidgets).config,
    };
    const { widgets } = config as unknown as { widgets: Widget[] };
    const { k: _, ...watched } = compileWatch(widgets);
    const facts = parseAccountFacts(buildAccountScript(config, visitor));
    expect(JSON.parse(facts.config)).toEqual(
      JSON.parse(JSON.stringify({ ...config, widgets: widgets.map(trimWidget) })),
    );
    expect(facts).toMatchObject({
      host: 'https://widgets.example',
      pageId: '1001',
      addresses: { acting: 'assets/acting.js', later: 'assets/later.js', sending: 'assets/sending.js' },
      facts: JSON.parse(JSON.stringify(watched)),
    });
  });

  it.each([
    ['nothing but time', [{ type: 'modal', main: { whenDisplay: ['delay', 5] } }], ['account']],
    ['a scroll', [{ type: 'modal', main: { whenDisplay: ['scroll', 5] } }], ['scroll', 'account']],
    [
      'leaving and an anchor',
      [
        { type: 'modal', main: { whenDisplay: ['exit_intent', null] } },
        { type: 'bar', main: { whenDisplay: ['anchor', 'a'] } },
      ],
      ['exit', 'anchor', 'device', 'account'],
    ],
    [
      'elements of the page',
      [{ type: 'box', main: { whenDisplay: ['immediately', null] } }],
      ['places', 'account'],
    ],
    [
      'the device',
      [{ type: 'modal', main: { whenDisplay: ['delay', 5] }, setup: { hideOnMobile: 'mobile' } }],
      ['device', 'account'],
    ],
    [
      'an address',
      [{ type: 'modal', main: { whenDisplay: ['delay', 5] }, setup: { urlWhitelist: ['/shop'] } }],
      ['route', 'account'],
    ],
    ['a first frame', [{ type: 'omnichat', channel: 'omni' }], ['frame', 'account']],
    ['no widget at all', [], ['account']],
  ])('OWN-05 LOAD-26 includes only what its widgets wait for: %s', (_, widgets, names) => {
    const said = run(buildAccountScript(configure(...widgets), visitor));
    expect(said).toEqual(names.flatMap((name) => [name, '1001']));
  });

  it('OMNI-01 LOAD-26 contains the first look of a bubble, and the websites it may appear on', () => {
    const config = {
      ...configure({ type: 'modal' }, { type: 'omnichat', channel: 'omni' }),
      whitelist: ['shop.example'],
    };
    expect(parseAccountFacts(buildAccountScript(config, visitor))).toMatchObject({
      frames: { of: { 2: { title: 'Join', tree: ['bubble'] } }, whitelist: ['shop.example'] },
    });
    expect(parseAccountFacts(buildAccountScript(configure({ type: 'modal' }), visitor))).not.toHaveProperty(
      'frames',
    );
  });

  it('OMNI-01 OWN-05 contains the first look of ten bubbles at most, and draws no more', () => {
    let drawn = 0;
    const renderFrame = () => {
      drawn += 1;
      return { title: 'Join', css: '', tree: ['bubble'] } as never;
    };
    const bubbles = Array.from({ length: 30 }, () => ({ type: 'omnichat', channel: 'omni' }));
    const { frames } = parseAccountFacts(
      buildAccountScript(configure(...bubbles), { ...visitor, renderFrame }),
    ) as unknown as { frames: { of: object } };
    expect([Object.keys(frames.of).length, drawn]).toEqual([10, 10]);
  });

  it('LOAD-26 names for each type what its widgets need, in their channels', () => {
    const config = configure({ type: 'modal' }, { type: 'box', channel: 'fb' }, { type: 'box' });
    expect(parseAccountFacts(buildAccountScript(config, visitor)).addresses.types).toEqual({
      modal: ['assets/Modal.js'],
      box: ['assets/Box.js', 'assets/MessengerForm.js'],
    });
  });

  it('OWN-05 asks Chromium once to compile it whole, and leaves no name behind', () => {
    const script = buildAccountScript(configure({ type: 'modal' }), visitor);
    expect(script.split('//# allFunctionsCalledOnLoad')).toHaveLength(2);
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
    const page = createContext({ said: [] });
    new Script(script).runInContext(page);
    expect(Object.keys(page)).toEqual(['said']);
  });

  it('OWN-05 an owner’s text cannot end the script', () => {
    const config = configure({ type: 'modal', main: { title: '</script><!--\u2028' } });
    const script = buildAccountScript(config, visitor);
    expect(script).not.toMatch(/<\/script|<!--|\u2028/);
    expect(parseAccountFacts(script).config).toContain('</script><!--');
  });

  it('an unknown account gives a message in the console', () => {
    const said = run(buildUnknownAccountScript('9999'));
    expect(said).toEqual([expect.stringMatching(/account 9999 doesn't exist/)]);
  });
});

describe('escapeScriptJson', () => {
  it.each(['</script>', '<!-- -->', ']]>', '\u2028\u2029', '"\\\'', "it's\\", '`\n', '\u0000'])(
    'OWN-05 %j stays data',
    (text) => {
      const escaped = escapeScriptJson({ text });
      expect(escaped).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(escaped)).toEqual({ text });
      const quoted = quoteScriptJson({ text });
      expect(quoted).not.toMatch(/[<>\u2028\u2029]/);
      expect(new Script(quoted).runInNewContext()).toBe(JSON.stringify({ text }));
    },
  );
});

describe('cacheTimes', () => {
  it('OWN-05 memory, fresh time and stale time add up to a minute at most', () => {
    expect(
      cacheTimes.memoryMs / 1000 + cacheTimes.scriptMaxAgeS + cacheTimes.scriptStaleS,
    ).toBeLessThanOrEqual(60);
    expect(accountCacheControl(true)).toBe('public, max-age=25, stale-while-revalidate=30');
    expect(accountCacheControl(false)).toBe('private, max-age=25, stale-while-revalidate=30');
  });
});
