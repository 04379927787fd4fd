import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event as Fact } from '../core/Event';
import { unrenderedFb } from '../core/testing/drawnFb';
import { createMessenger } from './createMessenger';
import type { Fb } from './Fb';
import { recordChat, recordFb } from './testing/recordFb';

const page = window as unknown as Window & { FB?: Fb };
const settled = { type: 'sdk.settled', sdk: 'fb', ok: true };

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  delete page.FB;
  vi.restoreAllMocks();
});

/** A messenger whose SDK is ready, for an account with one widget of this type. */
async function messengerFor(type: string, sections: Parameters<typeof unrenderedFb>[1] = {}) {
  const { app, widgets } = unrenderedFb(type, sections).state;
  const widget = widgets['7'];
  if (!app || !widget) throw new Error('no widget');
  const fb = recordFb();
  page.FB = fb;
  const facts: Fact[] = [];
  const deps = { page, account: app, overrides: {}, hasChat: type === 'customer_chat' };
  const messenger = createMessenger({ ...deps, send: (fact) => facts.push(fact) });
  messenger.load();
  await expect.poll(() => facts).toEqual([settled]);
  facts.length = 0;
  const draw = (id: string, host: HTMLElement, { ref = `ref-${id}`, userRef = `user-${id}` } = {}) =>
    messenger.draw({ id, host, widget, ref, userRef });
  return { fb, facts, messenger, draw };
}
function hostElement(): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = '<p>written by the host</p>';
  document.body.append(host);
  return host;
}
const pluginsOf = (host: HTMLElement) => [...host.querySelectorAll('[class^=fb-]')];

describe('drawing', () => {
  it.each([
    ['checkbox', 'fb-messenger-checkbox', 'user_ref', 'user-a'],
    ['button', 'fb-send-to-messenger', 'data-ref', 'ref-a'],
    ['customer_chat', 'fb-customerchat', 'ref', 'ref-a'],
  ])(
    "BOOT-09 A-04 a %s: its element is slotted next to the host's own text, and only it is parsed",
    async (type, className, name, value) => {
      const { fb, draw } = await messengerFor(type);
      const theirs = hostElement();
      theirs.innerHTML = '<div class="fb-like"></div>';
      const host = hostElement();
      draw('a', host);
      const [plugin] = pluginsOf(host);
      expect([plugin?.className, plugin?.getAttribute(name)]).toEqual([className, value]);
      expect(host.querySelector('p')?.textContent).toBe('written by the host');
      const wrapper = host.lastElementChild;
      expect(wrapper?.slot).toBe('plugin');
      expect(fb.saidTo('parse')).toEqual([[wrapper]]);
      expect(fb.saidTo('parse')[0]?.[0]).toBe(wrapper);
      expect(wrapper?.className).toBe(type === 'customer_chat' ? 'mc-customerchat' : '');
    },
  );
  it('REND-10 listeners are added once for all plugins, before the first can report', async () => {
    const { fb, draw } = await messengerFor('checkbox');
    const heard: number[] = [];
    fb.XFBML.parse = () => void heard.push(fb.listeners('messenger_checkbox'));
    draw('a', hostElement());
    draw('b', hostElement());
    expect(heard).toEqual([1, 1]);
    expect(['send_to_messenger', 'customerchat.load'].map(fb.listeners)).toEqual([1, 1]);
  });
  it('CHK-01 CHK-04 a checkbox that is drawn again has a new user_ref and is unticked until it reports', async () => {
    const { fb, facts, draw } = await messengerFor('checkbox');
    const host = hostElement();
    draw('a', host);
    const ticked = (user_ref: string) =>
      fb.report('messenger_checkbox', { event: 'checkbox', state: 'checked', user_ref });
    ticked('user-a');
    draw('a', host, { userRef: 'user-a-1' });
    ticked('user-a');
    expect(pluginsOf(host).map((one) => one.getAttribute('user_ref'))).toEqual(['user-a-1']);
    expect(facts).toEqual([
      { type: 'instance.checked', id: 'a', checked: true },
      { type: 'instance.checked', id: 'a', checked: false },
    ]);
    expect(fb.saidTo('parse')).toHaveLength(2);
    ticked('user-a-1');
    expect(facts.at(-1)).toEqual({ type: 'instance.checked', id: 'a', checked: true });
  });
  it('API-07 API-13 a chat stays where it is and gets its new ref', async () => {
    const { fb, facts, draw } = await messengerFor('customer_chat');
    const host = hostElement();
    draw('a', host);
    const [plugin] = pluginsOf(host);
    draw('a', host, { ref: 'other' });
    expect(pluginsOf(host)).toEqual([plugin]);
    expect(plugin?.getAttribute('ref')).toBe('other');
    expect(fb.saidTo('parse')).toHaveLength(1);
    fb.CustomerChat = recordChat(fb);
    fb.report('customerchat.load');
    expect(fb.saidTo('update')).toEqual([[{ ref: 'other' }]]);
    expect(facts).toEqual([{ type: 'instance.rendered', id: 'a', reason: 'rendered' }]);
  });
});

describe('reports', () => {
  it("REND-01 REND-10 each report reaches its own instance; the host's plugins are ignored", async () => {
    const { fb, facts, draw } = await messengerFor('checkbox');
    draw('a', hostElement());
    draw('b', hostElement());
    fb.report('messenger_checkbox', { event: 'rendered', user_ref: 'user-b' });
    fb.report('messenger_checkbox', { event: 'rendered', user_ref: 'theirs' });
    fb.report('customerchat.load');
    fb.report('send_to_messenger', { event: 'clicked', ref: 'theirs' });
    expect(facts).toEqual([{ type: 'instance.rendered', id: 'b', reason: 'rendered' }]);
  });
  it('REND-10 CHK-02 a report without a name is ours only if no other such plugin is on the page', async () => {
    const { fb, facts, draw } = await messengerFor('checkbox');
    const tick = () => fb.report('messenger_checkbox', { event: 'checkbox', state: 'checked' });
    draw('a', hostElement());
    tick();
    expect(facts).toHaveLength(1);
    document.body.insertAdjacentHTML('beforeend', '<div class="fb-messenger-checkbox"></div>');
    tick();
    expect(facts).toHaveLength(1);
  });
});

describe('ending', () => {
  it('LOAD-21 an instance that ends removes its plugin; after the last one, the listeners are removed', async () => {
    const { fb, facts, messenger, draw } = await messengerFor('checkbox');
    const [one, two] = [hostElement(), hostElement()];
    draw('a', one);
    draw('b', two);
    messenger.forget('a');
    messenger.forget('nobody');
    expect([pluginsOf(one), fb.listeners('messenger_checkbox')]).toEqual([[], 1]);
    fb.report('messenger_checkbox', { event: 'rendered', user_ref: 'user-a' });
    expect(facts).toEqual([]);
    messenger.forget('b');
    for (const name of ['messenger_checkbox', 'send_to_messenger', 'customerchat.load'])
      expect(fb.listeners(name)).toBe(0);
    draw('c', one);
    expect(fb.listeners('messenger_checkbox')).toBe(1);
  });
  it('LOAD-21 one that ends before the SDK is ready is not drawn by it', async () => {
    const { app, widgets } = unrenderedFb('checkbox').state;
    const widget = widgets['7'];
    if (!app || !widget) throw new Error('no widget');
    const facts: Fact[] = [];
    const fb = recordFb();
    page.FB = fb;
    const deps = { page, account: app, overrides: {}, hasChat: false };
    const messenger = createMessenger({ ...deps, send: (fact) => facts.push(fact) });
    for (const id of ['a', 'b']) messenger.draw({ id, host: hostElement(), widget, ref: id, userRef: id });
    messenger.forget('a');
    messenger.load();
    await expect.poll(() => facts).toEqual([settled]);
    expect(fb.saidTo('parse')).toHaveLength(1);
  });
});

describe('calls', () => {
  it('SUB-06 SUB-07 a confirmation has its four values', async () => {
    const { fb, messenger } = await messengerFor('checkbox');
    messenger.confirm({ appId: '42', pageId: '900', ref: 'r', userRef: 'u' });
    const details = { app_id: '42', page_id: '900', ref: 'r', user_ref: 'u' };
    expect(fb.saidTo('logEvent')).toEqual([['MessengerCheckboxUserConfirmation', null, details]]);
  });
  it('API-13 a chat is called once it has loaded', async () => {
    const { fb, messenger, draw } = await messengerFor('customer_chat');
    draw('a', hostElement());
    messenger.callChat('open', { shouldOpenDialog: true });
    expect(fb.saidTo('show')).toEqual([]);
    fb.CustomerChat = recordChat(fb);
    fb.report('customerchat.load');
    messenger.callChat('close', {});
    expect([fb.saidTo('show'), fb.saidTo('hide')]).toEqual([[[true]], [[]]]);
  });
  it('REND-13 an SDK without the required functions is reported, and the page continues', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { fb, messenger } = await messengerFor('checkbox');
    Object.assign(fb, { AppEvents: undefined });
    messenger.confirm({ appId: '42', pageId: '900', ref: 'r', userRef: 'u' });
    expect(error).toHaveBeenCalledOnce();
  });
});
