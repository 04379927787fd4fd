import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event as Fact } from '../core/Event';
import { unrenderedFb } from '../core/testing/drawnFb';
import { createSdk, type SdkDeps } from './createSdk';
import type { Fb } from './Fb';
import { fetchNoScripts } from './testing/fetchNoScripts';
import { recordFb } from './testing/recordFb';

const page = window as unknown as Window & { FB?: Fb; fbAsyncInit?: () => void };
const facts: Fact[] = [];
const settled = (ok: boolean) => ({ type: 'sdk.settled', sdk: 'fb', ok });
const scripts = () => [...document.querySelectorAll('script')];

fetchNoScripts();
beforeEach(() => {
  vi.useFakeTimers();
  facts.length = 0;
  document.head.replaceChildren();
});
afterEach(() => {
  delete page.FB;
  delete page.fbAsyncInit;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function sdkOf(account: object = {}, overrides: SdkDeps['overrides'] = {}, hasChat = false) {
  const { app } = unrenderedFb('modal', {}, { account: { ...account } }).state;
  if (!app) throw new Error('no account');
  return createSdk({ page, account: app, overrides, hasChat, send: (fact) => facts.push(fact) });
}
/** The script has loaded: its object exists, and its element fires the event. */
async function arrive(fb: Fb, script = scripts()[0]): Promise<void> {
  page.FB = fb;
  script?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(300);
}
/** A script that the host added itself. */
function hostScript(id: string, src: string): HTMLScriptElement {
  const script = document.createElement('script');
  if (id) script.id = id;
  script.setAttribute('type', 'text/plain');
  script.src = src;
  document.head.append(script);
  return script;
}

describe('createSdk', () => {
  it.each([
    [{}, {}, false, 'en_US/sdk', 'v3.1'],
    [{ locale: 'de_DE' }, {}, false, 'de_DE/sdk', 'v3.1'],
    [{ locale: 'de_DE', widgetLocale: 'fr_FR' }, {}, true, 'fr_FR/sdk/xfbml.customerchat', 'v3.1'],
    [{ locale: 'de_DE' }, { locale: 'it_IT' }, false, 'it_IT/sdk', 'v3.1'],
    [{ fbSDKVersion: 'v19.0' }, {}, false, 'en_US/sdk', 'v19.0'],
    [{ fbSDKVersion: 'v19.0' }, { version: 'v20.0' }, false, 'en_US/sdk', 'v20.0'],
    [{}, { debug: '1' }, false, 'en_US/sdk/debug', 'v3.1'],
  ])(
    'BOOT-09 BOOT-10 BOOT-11 A-10 account %j, stored %j, chat %s',
    async (...[account, stored, chat, path, version]) => {
      const fb = recordFb();
      sdkOf(account, stored, chat).load();
      const [script] = scripts();
      expect([script?.src, script?.id, script?.async]).toEqual([
        `https://connect.facebook.net/${path}.js`,
        'facebook-jssdk',
        true,
      ]);
      expect(facts).toEqual([]);
      await arrive(fb);
      expect(fb.calls).toEqual([['init', { appId: '42', version, xfbml: false }]]);
      expect(facts).toEqual([settled(true)]);
    },
  );

  it('BOOT-09 uses before the SDK is ready happen after its start, in order, and later ones at once', async () => {
    const fb = recordFb();
    const sdk = sdkOf();
    const trail: unknown[] = [];
    sdk.load();
    sdk.use((given) => trail.push(['first', given === fb, fb.calls.length, facts.length]));
    sdk.use(() => trail.push('second'));
    expect([trail, sdk.get()]).toEqual([[], undefined]);
    await arrive(fb);
    sdk.use(() => trail.push('third'));
    expect(trail).toEqual([['first', true, 1, 1], 'second', 'third']);
    expect(sdk.get()).toBe(fb);
  });

  it('REND-13 A-11 a blocked script is reported once, and no use happens', async () => {
    const sdk = sdkOf();
    const act = vi.fn();
    sdk.load();
    sdk.use(act);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(facts).toEqual([settled(false)]);
    expect(act).not.toHaveBeenCalled();
  });
  it("REND-13 an SDK that can't be started counts as blocked", async () => {
    const fb = recordFb();
    fb.init = () => {
      throw new Error('invalid version');
    };
    sdkOf().load();
    await arrive(fb);
    expect(facts).toEqual([settled(false)]);
  });
  it('REND-13 an error in the SDK affects neither the page nor the next use', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const sdk = sdkOf();
    const next = vi.fn();
    sdk.load();
    sdk.use(() => {
      throw new Error('broken');
    });
    sdk.use(next);
    await arrive(recordFb());
    expect(next).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledOnce();
    expect(facts).toEqual([settled(true)]);
  });
});

describe('an SDK loaded by the host', () => {
  it('LOAD-24 BOOT-09 one that is already there is used at once, without a script', async () => {
    const fb = recordFb();
    page.FB = fb;
    sdkOf().load();
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toEqual([]);
    expect(fb.saidTo('init')).toHaveLength(1);
    expect(facts).toEqual([settled(true)]);
  });
  it.each([
    ['under its usual id', 'facebook-jssdk', 'https://connect.facebook.net/pt_BR/sdk.js'],
    ['without an id', '', 'https://connect.facebook.net/en_GB/sdk.js#xfbml=1&version=v9.0&appId=1'],
    ['in its chat variant', '', 'https://connect.facebook.net/zh_TW/sdk/xfbml.customerchat.js'],
    ['by its old address', '', 'http://connect.facebook.net/en_US/all.js'],
  ])('LOAD-24 one that is still loading is awaited, not loaded again: %s', async (_, id, src) => {
    const script = hostScript(id, src);
    sdkOf().load();
    expect(scripts()).toEqual([script]);
    expect(facts).toEqual([]);
    await arrive(recordFb(), script);
    expect(facts).toEqual([settled(true)]);
  });
  it('LOAD-24 another script of the same platform is not the SDK', () => {
    hostScript('', 'https://connect.facebook.net/en_US/fbevents.js');
    sdkOf().load();
    expect(scripts()).toHaveLength(2);
  });
  it('REND-13 one that fails counts as blocked', async () => {
    const script = hostScript('facebook-jssdk', 'https://connect.facebook.net/en_US/sdk.js');
    sdkOf().load();
    script.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(facts).toEqual([settled(false)]);
  });
  it('BOOT-09 LOAD-26 its own start is left to the SDK: fbAsyncInit is neither called nor replaced', async () => {
    const own = vi.fn();
    page.fbAsyncInit = own;
    sdkOf().load();
    await arrive(recordFb());
    expect(page.fbAsyncInit).toBe(own);
    expect(own).not.toHaveBeenCalled();
  });
  it.each([
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['false', 1],
    ['1', 0],
    ['true', 0],
  ])(
    'BOOT-10 A-89 with the rewrite flag %j it is started for our app %s times',
    async (disableRewrite, times) => {
      const fb = recordFb();
      page.FB = fb;
      sdkOf({}, { disableRewrite }).load();
      await vi.advanceTimersByTimeAsync(0);
      expect(fb.saidTo('init')).toHaveLength(times);
      expect(facts).toEqual([settled(true)]);
    },
  );
  it('BOOT-09 BOOT-10 an SDK that we loaded is started whatever the flag says', async () => {
    const fb = recordFb();
    sdkOf({}, { disableRewrite: '1' }).load();
    await arrive(fb);
    expect(fb.saidTo('init')).toHaveLength(1);
  });
});
