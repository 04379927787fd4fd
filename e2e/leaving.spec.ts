import { createServer } from 'node:http';
import { handWritten, modal, smsModal } from './support/handWritten';
import { listen, shut } from './support/listen';
import { readSeen, type Seen } from './support/Seen';
import { expect, test } from './support/test';
import { until } from './support/until';

const noContent = 204;
const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'content-type': 'application/json',
};

/** A server that receives a preflight, and answers it only after the page that sent it is gone. */
async function openSlowServer(hasGone: () => boolean) {
  const posts: Seen[] = [];
  const server = createServer(async (request, response) => {
    const asked = await readSeen(request);
    if (asked.method === 'POST') posts.push(asked);
    else await until(hasGone, 'the page to be left');
    response.writeHead(asked.method === 'POST' ? 200 : noContent, allowed).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, posts, close: () => shut(server) };
}

const leavings = [
  { when: 'as soon as it hears of it', isLoading: false },
  // Chromium fires no event on such a page when the visitor leaves.
  { when: 'while it is still loading', isLoading: true },
] as const;
for (const { when, isLoading } of leavings)
  test(`EVT-05 EVT-01 an impression is delivered although the host leaves the page ${when}${isLoading ? ' @every-engine' : ''}`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const arrived = `<h1>Elsewhere</h1><script>fetch('/arrived', { method: 'POST' })</script>`;
    hostPage.serve(arrived, { path: '/elsewhere' });
    const server = await openSlowServer(() => hostPage.seen.some(({ path }) => path === '/arrived'));
    const image = isLoading ? `<img src="${server.url}/slow.png" alt="">` : '';
    // A page that listens to `unload` is destroyed instead of cached: what it still wanted to send is lost.
    const body = `${image}<script>addEventListener('unload', () => {});
      const leave = () => location.assign('/elsewhere');
      const opened = () => (${isLoading} || document.readyState === 'complete' ? leave() : addEventListener('load', leave));
      mcAsyncInit = () => MC.getWidget(7).on('opened', opened);</script>`;
    const account = { host: server.url, appId: '42' };
    const page = handWritten(product, { widgets: [smsModal(7)], account, body });
    const address = hostPage.serve(page, { path: '/shop', headers: { 'cache-control': 'no-store' } });
    await visitor.goto(hostPage.serve('<h1>Start</h1>'));
    await visitor.evaluate((there) => void setTimeout(() => location.assign(there)), address);
    await visitor.waitFor(() => document.querySelector('h1')?.textContent === 'Elsewhere');
    // By itself, or with everything else that waits when the visitor leaves.
    const events = () =>
      server.posts
        .filter(({ path }) => ['/pixel/logEvent', '/pixel/leave'].includes(path))
        .flatMap(({ body }) => [JSON.parse(body)].flat())
        .map(({ event }) => event);
    await expect.poll(events).toContain('impression');
    expect(events().filter((event) => event === 'impression')).toHaveLength(1);
    await server.close();
  });

test('OPEN-14 A-29 a click outside the modal is a manual close, a click inside does nothing @every-engine', async ({
  hostPage,
  product,
  visitor,
}) => {
  const body = `<h1>Shop</h1><script>mcAsyncInit = () =>
    MC.getWidget(7).on('closed', ({ manualClose }) => trail.push('closed, by hand: ' + manualClose))</script>`;
  await visitor.goto(hostPage.serve(handWritten(product, { widgets: [smsModal(7)], body })));
  await visitor.see(modal);
  await visitor.click(`${modal} >> h2`);
  await visitor.click(`${modal} >> input[type=tel]`);
  await visitor.type('2');
  expect(await visitor.see(`${modal} >> input[type=tel]`)).toContain('2');
  expect(await visitor.evaluate(() => window.trail)).toEqual([]);
  await visitor.clickAt(20, 400);
  await expect.poll(() => visitor.sees(modal)).toBe(false);
  expect(await visitor.evaluate(() => window.trail)).toEqual(['closed, by hand: true']);
});
