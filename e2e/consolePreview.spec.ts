import { chooseTemplate, openAccount } from './support/signUp';
import { expect, test } from './support/test';

test('OWN-08 OWN-11 EVT-01 PIX-09 your page behind a preview is not counted: no session, no page view, no impression', async ({
  hostPage,
  product,
  visitor,
}) => {
  await openAccount(visitor, product.url, 'behind@example.com');
  await chooseTemplate(visitor);
  const editor = (await visitor.url()).replace(/[?#].*/, '');
  const [row] = await product.sql`
    select account_id as id from members join users using (user_id) where email = 'behind@example.com'`;
  const id = String(row?.['id']);
  const address = hostPage.serve(
    `<div style="height: 4000px">Shop</div><script>onload = () => scrollTo(0, 3000)</script>${product.scriptTag(id)}`,
  );
  const asked = () => product.seen.filter(({ path }) => path.startsWith(`/${id}.js`)).length;
  await visitor.goto(`${editor}?host=own&page=${encodeURIComponent(address)}`);
  await visitor.see('iframe[title="Your page"]');
  await expect.poll(asked).toBe(1);
  await visitor.waitFor(() => document.readyState === 'complete');

  // Leaving sends what has not left yet; then the same page as a visitor opens it.
  await visitor.goto(address);
  const from = (origin: string) =>
    product.seen.filter(({ path, headers }) => path.startsWith('/pixel/') && headers['origin'] === origin);
  await expect.poll(() => from(new URL(address).origin).length).toBeGreaterThan(0);
  // A page without an origin of its own is the one behind the preview.
  expect(from('null').map(({ path, body }) => [path, body])).toEqual([]);
});
