import { dialogOf, handWritten, smsModal } from './support/handWritten';
import { expect, test } from './support/test';

test('STOR-04 DISP-15 A-40 A52 knows what the visitor saw in between when the browser restores a page from its cache @every-engine @whole-browser', async ({
  hostPage,
  product,
  visitor,
}) => {
  const widgets = [
    smsModal(7, { showAgain: ['never', null] }, { urlWhitelist: ['/two'] }),
    smsModal(8, {}, { urlWhitelist: ['/three'] }),
  ];
  const restored =
    '<script>addEventListener("pageshow", (e) => trail.push("restored: " + e.persisted))</script>';
  const html = handWritten(product, { widgets }) + restored;
  const two = hostPage.serve(html, { path: '/two' });
  await visitor.goto(hostPage.serve(html));
  // A page left before it is idle does not go into the cache.
  await visitor.waitFor(() => document.querySelectorAll('.mcwidget-overlay').length === 2);
  await visitor.goto(two);
  await visitor.see(dialogOf(7));
  await visitor.back();
  await visitor.waitFor(() => window.trail.includes('restored: true'));
  await visitor.evaluate(() => history.pushState(null, '', '/two'));
  const repeat = () =>
    visitor.evaluate(() => window.MC.explain(7).then((all) => all.find(({ rule }) => rule === 'repeat')));
  await expect.poll(async () => (await repeat())?.ok).toBe(false);
  await visitor.evaluate(() => history.pushState(null, '', '/three'));
  await visitor.see(dialogOf(8));
  expect(await visitor.sees(dialogOf(7))).toBe(false);
  expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(2);
});
