import { openEditor } from './support/signUp';
import { expect, test } from './support/test';

test('OWN-08 OWN-11 EVT-01 PIX-09 your page behind a preview is not counted: no session, no page view, no impression', async ({
  hostPage,
  product,
  visitor,
}) => {
  await openEditor(visitor, product.url, 'behind@example.com');
  const editor = (await visitor.url()).replace(/[?#].*/, '');
  const [row] = await product.sql`
    select account_id as id from members join users using (user_id) where email = 'behind@example.com'`;
  const id = String(row?.['id']);
  // The page reports what our script has left on it once it has run, and tries to count something itself.
  const report = `const told = () => [typeof window.MC, typeof window.MC_PIXEL];
    document.querySelector('script[src*="/${id}.js"]').onload = () => {
      window.MC_PIXEL?.fireLogEvent('looked at');
      new Image().src = '${product.url}/told?' + told();
    };`;
  const address = hostPage.serve(
    `<div style="height: 4000px">Shop</div>${product.scriptTag(id)}<script>${report}</script>`,
  );
  const told = () =>
    product.seen.flatMap(({ path }) => (path.startsWith('/told?') ? [path.slice('/told?'.length)] : []));
  await visitor.goto(`${editor}?host=own&page=${encodeURIComponent(address)}`);
  await visitor.see('iframe[title="Your page"]');
  await expect.poll(told).toEqual(['undefined,undefined']);

  // Leaving sends what is still waiting; then a visitor opens the same page.
  await visitor.goto(address);
  const from = (origin: string) =>
    product.seen.filter(({ path, headers }) => path.startsWith('/pixel/') && headers['origin'] === origin);
  await expect.poll(told).toEqual(['undefined,undefined', 'function,object']);
  await expect.poll(() => from(new URL(address).origin).length).toBeGreaterThan(0);
  // A page without an origin is the one behind the preview.
  expect(from('null').map(({ path, body }) => [path, body])).toEqual([]);
});
