import { timing } from '@beckon/contract';
import { handWritten, modal, smsModal } from './support/handWritten';
import { expect, test } from './support/test';

test('OWN-11 DISP-22 EVT-05 each page view reports once what happened to every widget and which rule held it back', async ({
  hostPage,
  product,
  visitor,
}) => {
  const widgets = [
    smsModal(5001, { whenDisplay: ['immediately'], showAgain: ['always'] }, { urlWhitelist: ['/shown'] }),
    smsModal(7, { whenDisplay: ['scroll', 90] }),
    { widget_id: 20, widget_type: 'box', channel: 'sms', data: { main: { title: 'Box' } } },
  ];
  const views = async () => {
    const rows = await product.sql`
      select payload from events where name = 'page_verdicts' order by received_at, event_id`;
    return rows.map(({ payload }) => payload);
  };
  const go = (url: string) =>
    visitor.evaluate((given) => {
      history.pushState(null, '', given);
    }, url);
  const box = '<div class="mcwidget-embed" data-widget-id="20"></div>';
  hostPage.serve('<h1>Elsewhere</h1>', { path: '/elsewhere' });
  await visitor.goto(hostPage.serve(`${handWritten(product, { account: { appId: '42' }, widgets })}${box}`));
  await visitor.see('.mcwidget-embed >> h2');

  // The part that counts loads when nothing else is urgent; a route change shows that it is there.
  let turn = 0;
  const travel = async () => {
    turn += 1;
    await go(`/page/${turn}`);
    return views();
  };
  await expect
    // A visitor who leaves sooner has not viewed a page.
    .poll(travel, { intervals: [timing.pageViewMs + 100] })
    .toContainEqual({ first_no: { 5001: 'route', 7: 'entrance' }, counts: { 20: { impression: 1 } } });

  await go('/shown');
  await visitor.see(modal);
  await visitor.click(`${modal} >> button[aria-label=Close]`);
  await expect.poll(() => visitor.sees(modal)).toBe(false);
  await visitor.evaluate(() => location.assign('/elsewhere'));
  await expect.poll(() => visitor.see('h1')).toBe('Elsewhere');
  await visitor.goto(hostPage.serve(handWritten(product, { account: { appId: '42' }, widgets })));
  const left = { first_no: { 7: 'entrance' }, counts: { 20: { impression: 1 }, 5001: { close: 1 } } };
  await expect.poll(views).toContainEqual(left);
  // What was sent on leaving may still be under way.
  const figures = async () => [
    ...(await product.sql`
      select kind, sum(n)::int as n from stats_daily where widget_id = 5001 group by kind order by kind`),
  ];
  await expect.poll(figures).toMatchObject([
    { kind: 'close', n: 1 },
    { kind: 'impression', n: 1 },
    { kind: 'open', n: 1 },
    { kind: 'rule', n: expect.any(Number) },
  ]);
});
