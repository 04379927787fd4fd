/**
 * FRAME: the page on which the console previews a widget. It runs the same runtime as visitors get, in an origin of its own: it
 * can't reach the session or the storage, and nothing that a widget sends leaves the page.
 */
import { startPreview } from '@beckon/widget/preview';
import { blockFocus } from './blockFocus';
import { drawHost } from './drawHost';
import type { FrameNews, FrameOrder } from './FrameOrder';
import { whenQuiet } from './whenQuiet';

const report = (news: FrameNews): void => window.parent.postMessage(news, '*');

blockFocus(window);

/** Replaces the server: forms in a preview always succeed, and nothing is counted. */
window.fetch = async () =>
  new Response(JSON.stringify({ state: true, errors: [], ref: 'preview', has_opted_in: true }));
navigator.sendBeacon = () => true;

/** An opaque origin has no storage: what a visitor's browser would keep lasts as long as the page. */
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(window, name, { value });
}

/** The page and every shadow root on it. */
const roots = (): Node[] => {
  const hosts = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document.body, ...hosts];
};

function show(told: FrameOrder): void {
  // The runtime reads the user agent, as on any page.
  if (told.userAgent) Object.defineProperty(navigator, 'userAgent', { value: told.userAgent });
  drawHost(document, told);
  const { order } = told;
  const config = { ...order.config, host: window.location.origin };
  startPreview(window, { ...order, config }, () =>
    whenQuiet(document, roots, () => report({ kind: 'beckon.drawn' })),
  );
}

window.addEventListener('message', ({ source, data }: MessageEvent<FrameOrder>) => {
  if (source === window.parent && data?.kind === 'beckon.show') show(data);
});
report({ kind: 'beckon.ready' });
