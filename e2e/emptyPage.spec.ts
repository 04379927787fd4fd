import { dialogOf, handWritten, smsModal } from './support/handWritten';
import { expect, test } from './support/test';

const scrolls = smsModal(7, { whenDisplay: ['scroll', 30] });
/** Shows that three seconds have passed. */
const clock = {
  widget_id: 8,
  widget_type: 'bar',
  channel: 'sms',
  data: { main: { title: 'Three seconds', whenDisplay: ['delay', 3], showAgain: ['always', null] } },
};
const bar = '.mcwidget-overlay[data-widget-id="8"] >> input[type=tel]';
/** A page as long as its content, which a framework puts into its root. */
const shortPage = (product: { url: string }, content: string): string =>
  handWritten(product, {
    widgets: [scrolls, clock],
    body: `<style>#root { min-height: 50vh }</style><div id="root">${content}</div>`,
  }).replace('<div style="height: 4000px"></div>', '');

test('DISP-03 A-18 the empty root of an application does not count as read; what fills it does', async ({
  hostPage,
  product,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(shortPage(product, '')));
  await visitor.see(bar);
  expect(await visitor.sees(dialogOf(7))).toBe(false);
  await visitor.evaluate(() => {
    const root = document.getElementById('root') as HTMLElement;
    root.innerHTML = '<h1>Shop</h1><p style="height: 4000px">Ferns</p>';
  });
  await visitor.scrollTo('10%');
  await visitor.waitFor(() =>
    window.MC.explain(7).then((all) => all.some(({ rule, is }) => rule === 'entrance' && Number(is) >= 9)),
  );
  expect(await visitor.sees(dialogOf(7))).toBe(false);
  await visitor.scrollTo('40%');
  await visitor.see(dialogOf(7));
});

test('DISP-03 A-18 a short page counts as read, and one with late content does once it is there', async ({
  hostPage,
  product,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(shortPage(product, '<h1>Contact</h1>')));
  await visitor.see(dialogOf(7));
  await visitor.goto(hostPage.serve(shortPage(product, ''), { path: '/late' }));
  await visitor.see(bar);
  await visitor.evaluate(() => {
    (document.getElementById('root') as HTMLElement).innerHTML = '<h1>Contact</h1>';
  });
  await visitor.see(dialogOf(7));
});
