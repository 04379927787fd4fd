import type { Frame, WatchFacts } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OverlayHosts } from './attachOverlay';
import { createFramer } from './createFramer';

const icon = 'http://www.w3.org/2000/svg';
const frame: Frame = {
  title: 'Ask',
  css: 'button{color:red}',
  tree: [
    ['section', { class: 'a' }, ['button', { type: 'button' }, 'Ask', ['svg', {}, ['path', { d: 'M0 0' }]]]],
  ],
};
const widgets: WatchFacts['w'] = [['3', 'omnichat', 'Bubble']];
const both: WatchFacts['w'] = [...widgets, ['5', 'modal', 'Modal']];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function open({ due = widgets, whitelist = [] as string[] } = {}) {
  const hosts: OverlayHosts = new Map<string, HTMLElement>();
  const call = vi.fn();
  const framer = createFramer(window, { of: { 3: frame }, whitelist });
  framer.draw(due, hosts, call);
  const host = hosts.get('3');
  const button = host?.shadowRoot?.querySelector('button');
  return { framer, hosts, host, call, button: button as HTMLButtonElement };
}
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5000);

describe('first frames', () => {
  it('OMNI-01 LOAD-16 A-81 are drawn without markup in a separate element, with its title and style', () => {
    const { host } = open();
    expect([host?.isConnected, host?.className, host?.textContent]).toEqual([
      true,
      'mcwidget-overlay',
      'Ask',
    ]);
    expect(host?.shadowRoot?.innerHTML).toBe(
      '<section class="a"><button type="button">Ask<svg><path d="M0 0"></path></svg></button></section>',
    );
    expect(host?.shadowRoot?.querySelector('path')?.namespaceURI).toBe(icon);
    expect(host?.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  });

  it('LOAD-26 load the runtime when the page is idle, and not before', async () => {
    const { call } = open();
    expect(call).not.toHaveBeenCalled();
    await rest();
    expect(call).toHaveBeenCalled();
  });

  it.each(['pointerover', 'touchstart', 'focusin', 'click'])(
    'LOAD-26 OMNI-02 load it when a visitor approaches: %s',
    (sign) => {
      const { button, call } = open();
      button.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(call).toHaveBeenCalledOnce();
    },
  );

  it('OPEN-04 do not delay a widget that has none', () => {
    expect(open({ due: both }).call).toHaveBeenCalledOnce();
  });

  it('DISP-20 are drawn only on listed websites; elsewhere the runtime decides', () => {
    vi.stubGlobal('location', { ...location, hostname: 'other.example' });
    const { hosts, call } = open({ whitelist: ['shop.example'] });
    vi.unstubAllGlobals();
    expect([hosts.size, call.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['de', 'en-US', 0],
    ['', 'de-AT', 0],
    ['en-GB', 'de-AT', 1],
    ['sv', 'fi', 1],
  ])(
    'LOAD-21 are in English: on a page in "%s", in a browser in %s, there are %i',
    (page, browser, count) => {
      document.documentElement.lang = page;
      const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
      const { hosts, call } = open();
      language.mockRestore();
      document.documentElement.lang = '';
      expect([hosts.size, call.mock.calls.length]).toEqual([count, 1 - count]);
    },
  );

  it('LOAD-13 are not drawn on a landing page', () => {
    document.body.innerHTML = '<main class="mcwidget-landing"></main>';
    const { hosts, call } = open();
    expect([hosts.size, call.mock.calls.length]).toEqual([0, 1]);
  });

  it('LOAD-16 know the page element before them, so that removing a frame is not mistaken for an emptied page', () => {
    document.body.innerHTML = '<main></main><footer></footer>';
    const { hosts, host } = open();
    host?.remove();
    expect(hosts.before).toBe(document.querySelector('main'));
  });

  it('LOAD-21 are drawn once, however often they are due', () => {
    const { framer, hosts, call } = open();
    framer.draw(widgets, hosts, call);
    expect(document.querySelectorAll('.mcwidget-overlay')).toHaveLength(1);
  });

  it('LOAD-21 DISP-23 are removed when the core decides against them; what the runtime has drawn is not', () => {
    const { framer, host } = open();
    framer.drop(host as HTMLElement);
    expect([host?.shadowRoot?.childNodes.length, host?.shadowRoot?.adoptedStyleSheets.length]).toEqual([
      0, 1,
    ]);
    host?.shadowRoot?.append('drawn');
    framer.drop(host as HTMLElement);
    expect(host?.shadowRoot?.childNodes.length).toBe(1);
  });

  it('OMNI-02 replay what was pressed, in order and once, and drop their style', async () => {
    const { framer, host, button } = open();
    const pressed = vi.fn();
    button.click();
    button.addEventListener('click', pressed);
    framer.finish(host as HTMLElement);
    framer.finish(host as HTMLElement);
    // What takes over first draws what was typed.
    await Promise.resolve();
    expect([pressed.mock.calls.length, host?.shadowRoot?.adoptedStyleSheets.length]).toEqual([1, 1]);
  });
});
