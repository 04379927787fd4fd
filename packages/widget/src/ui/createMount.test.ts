import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { View } from '../core/view/View';
import { createMount } from './createMount';
import { someCard, someFrame } from './testing/someCard';
import { someForms } from './testing/someForms';

const { drawn, gone, blocked } = vi.hoisted(() => ({ drawn: vi.fn(), gone: vi.fn(), blocked: vi.fn() }));
vi.mock('./layouts/Box', () => ({
  Box: (props: object) => {
    drawn(props);
    useLayoutEffect(() => gone, []);
    return null;
  },
}));
vi.mock('./layouts/Modal', () => ({
  Modal: (props: object) => {
    blocked(props);
    return null;
  },
}));
vi.mock('./layouts/Bare', () => Promise.reject(new Error('offline')));
const box = (title: string): View => ({
  ...someFrame,
  layout: 'box',
  width: '100%',
  card: someCard({ title, body: someForms.link }),
});

function start() {
  const host = document.body.appendChild(document.createElement('div'));
  const begin = () => createMount(host, { send: () => {}, wait: () => new Promise(() => {}) });
  return { host, begin, ...begin() };
}
afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

it('LOAD-26 a widget is drawn again when its view has changed, and only then', async () => {
  const { draw } = start();
  draw(box('Ferns'));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
  // Each change of the page creates new views, most of them equal to the last.
  draw(box('Ferns'));
  draw(box('Ferns'));
  draw(box('Figs'));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
  draw(undefined);
  await vi.waitFor(() => expect(drawn.mock.lastCall?.[0]).toMatchObject({ open: false }));
  expect(drawn).toHaveBeenCalledTimes(3);
});

it('LOAD-21 LOAD-26 when it ends, a widget removes its drawing, style and listeners, and its element can be reused', async () => {
  const { host, begin, draw, end } = start();
  const sheets = () => host.shadowRoot?.adoptedStyleSheets.length;
  const outside = vi.fn();
  document.body.addEventListener('input', outside, { once: true });
  draw(box('Ferns'));
  await vi.waitFor(() => expect([drawn.mock.calls.length, sheets()]).toEqual([1, 1]));
  end();
  await vi.waitFor(() => expect([gone.mock.calls.length, sheets()]).toEqual([1, 0]));
  host.dispatchEvent(new Event('input', { bubbles: true }));
  expect(outside).toHaveBeenCalledOnce();
  const next = begin();
  next.draw(box('Figs'));
  await vi.waitFor(() => expect([drawn.mock.calls.length, sheets()]).toEqual([2, 1]));
  next.end();
});

it('LOAD-21 a part that loads after the end is not drawn', async () => {
  const { draw, end } = start();
  draw(box('Ferns'));
  end();
  await vi.dynamicImportSettled();
  expect(drawn).not.toHaveBeenCalled();
});

it('LOAD-16 LOAD-26 an overlay that the page hides counts as closed, until the page shows it again', async () => {
  const host = document.body.appendChild(document.createElement('span'));
  host.className = 'mcwidget-overlay';
  const turns: (() => void)[] = [];
  const wait = () => new Promise<void>((done) => turns.push(done));
  const { draw, end } = createMount(host, { send: () => {}, wait });
  const isOpen = () => (drawn.mock.lastCall?.[0] as { open?: boolean } | undefined)?.open;
  draw(box('Ferns'));
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  for (const [name, hidden, shown] of [
    ['display', 'none', 'block'],
    ['visibility', 'hidden', 'visible'],
    ['opacity', '0', '0.5'],
  ] as const) {
    host.style[name] = hidden;
    draw(box('Ferns'));
    await vi.waitFor(() => expect([name, isOpen()]).toEqual([name, false]));
    host.style[name] = shown;
    draw(box('Ferns'));
    await vi.waitFor(() => expect([name, isOpen()]).toEqual([name, true]));
  }
  end();
});

it('LOAD-16 an overlay that makes the page inert is checked as long as it is shown, whatever happens on the page', async () => {
  const host = document.body.appendChild(document.createElement('span'));
  host.className = 'mcwidget-overlay';
  const turns: (() => void)[] = [];
  const wait = () => new Promise<void>((done) => turns.push(done));
  const pass = async (): Promise<void> => {
    turns.shift()?.();
    await Promise.resolve();
  };
  const { draw } = createMount(host, { send: () => {}, wait });
  const isOpen = () => (blocked.mock.lastCall?.[0] as { open?: boolean } | undefined)?.open;
  draw({ ...box('Ferns'), layout: 'modal' } as View);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  host.style.display = 'none';
  await pass();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  host.style.display = '';
  await pass();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  draw(undefined);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await pass();
  expect(turns).toEqual([]);
});

it('LOAD-21 LOAD-26 ERR-15 a first frame disappears if the layout fails to load, unless the visitor has closed it', async () => {
  const host = document.body.appendChild(document.createElement('span'));
  host.className = 'mcwidget-overlay';
  const framer = { finish: vi.fn(), drop: vi.fn() };
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { draw } = createMount(host, { send: () => {}, wait: () => new Promise(() => {}), framer });
  host.style.display = 'none';
  draw({ ...box('Ferns'), layout: 'bare' } as View);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(framer.drop).not.toHaveBeenCalled();
  host.style.display = '';
  draw({ ...box('Ferns'), layout: 'bare' } as View);
  await vi.waitFor(() => expect(framer.drop.mock.calls).toEqual([[host]]));
  reported.mockRestore();
});

it('EMB-07 an embed in a hidden part of the page is still drawn', async () => {
  const { host, draw } = start();
  host.style.display = 'none';
  draw(box('Ferns'));
  await vi.waitFor(() => expect(drawn.mock.lastCall?.[0]).toMatchObject({ open: true }));
});
