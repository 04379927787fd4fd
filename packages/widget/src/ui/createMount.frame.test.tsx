import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '../core/view/View';
import { createMount } from './createMount';
import { loadParts, type Parts } from './loadParts';
import { someCard, someFrame } from './testing/someCard';
import { Widget } from './Widget';

const box = (title: string): View => ({
  ...someFrame,
  layout: 'box',
  width: '100%',
  card: someCard({ title }),
});
const never = (): Promise<void> => new Promise(() => {});
let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('span'));
  host.className = 'mcwidget-overlay';
});
afterEach(() => host.remove());

/** An element with a first frame, and its mount; the frame's parts are there. */
async function start(title = 'Ferns') {
  const parts = (await loadParts(box(title), { layouts: {} }, never)) as Parts;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = renderToString(<Widget view={box(title)} open parts={parts} send={() => {}} />);
  const framer = { finish: vi.fn(), drop: vi.fn() };
  const send = vi.fn();
  const input = shadow.querySelector('input') as HTMLInputElement;
  return { shadow, framer, send, input, ...createMount(host, { send, wait: never, framer }) };
}
/** The drawing has begun; react-dom finishes it in a later task. */
const begins = async (shadow: ShadowRoot): Promise<void> => {
  while (!shadow.adoptedStyleSheets.some(({ cssRules }) => cssRules.length > 0)) await Promise.resolve();
};

it('SMS-01 LOAD-21 digits that are typed while react-dom takes over a first frame stay, and another drawing waits for it', async () => {
  const { shadow, framer, send, input, draw } = await start();
  input.value = '415';
  draw(box('Ferns'));
  await begins(shadow);
  input.value = '4155550136';
  draw(box('Figs'));
  expect(framer.finish).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(shadow.textContent).toContain('Figs'));
  expect([shadow.querySelector('input') === input, input.value]).toEqual([true, '4155550136']);
  expect([framer.finish.mock.calls, send.mock.calls.length > 0]).toEqual([[[host]], true]);
});

it('OPEN-13 LOAD-16 LOAD-21 a first frame that is hidden is not taken over: it is drawn closed, with what was typed', async () => {
  const { shadow, framer, input, draw } = await start();
  input.value = '4155550136';
  host.style.display = 'none';
  draw(box('Ferns'));
  await vi.waitFor(() => expect(framer.finish).toHaveBeenCalledOnce());
  const field = shadow.querySelector('input');
  expect([field === input, field?.value, shadow.querySelectorAll('form').length]).toEqual([
    false,
    '4155550136',
    1,
  ]);
});

it('LOAD-21 DISP-23 a first frame disappears if the core closes the widget before it is drawn', async () => {
  const { framer, draw } = await start();
  draw(box('Ferns'));
  draw(undefined);
  expect(framer.drop.mock.calls).toEqual([[host]]);
});
