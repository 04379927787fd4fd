import { afterEach, expect, it, vi } from 'vitest';
import type { View } from '../core/view/View';
import { someCard, someFrame } from './testing/someCard';
import { someForms } from './testing/someForms';

const drawn = vi.fn();
const box = (title: string): View => ({
  ...someFrame,
  layout: 'box',
  width: '100%',
  card: someCard({ title, body: someForms.link }),
});

async function start() {
  vi.resetModules();
  vi.doMock('./layouts/Box', () => ({
    Box: (props: object) => {
      drawn(props);
      return null;
    },
  }));
  const { createMount } = await import('./createMount');
  const host = document.body.appendChild(document.createElement('div'));
  return createMount(host, { send: () => {}, wait: () => new Promise(() => {}) });
}
afterEach(() => {
  vi.doUnmock('./layouts/Box');
  drawn.mockClear();
  document.body.replaceChildren();
});

it('LOAD-26 a widget is drawn again when its view has changed, and only then', async () => {
  const { draw } = await start();
  draw(box('Ferns'));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
  // Each change of the page makes views anew, most of them equal to the last.
  draw(box('Ferns'));
  draw(box('Ferns'));
  draw(box('Figs'));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
  draw(undefined);
  await vi.waitFor(() => expect(drawn.mock.lastCall?.[0]).toMatchObject({ open: false }));
  expect(drawn).toHaveBeenCalledTimes(3);
});
