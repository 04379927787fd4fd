import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allChannels } from '../core/testing/omnichatOn';
import { smsModal } from '../core/testing/started';
import { placeOverlays } from './placeOverlays';
import { borrowPage } from './testing/borrowPage';
import { receiving, watchedPage } from './testing/watchedPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
});
afterEach(() => giveBack());

const settling = { fetchLater: () => Promise.resolve({ onIdle: placeOverlays }) };
const placed = (): unknown[] =>
  [...document.querySelectorAll<HTMLElement>('.mcwidget-overlay')].map((one) => [
    one.dataset['widgetId'],
    one.textContent,
    one.parentElement === document.body,
  ]);

describe('placeOverlays', () => {
  it('LOAD-15 LOAD-16 A-81 gives each waiting overlay its element and title, in order, when the page is idle', async () => {
    const box = { widget_id: 20, widget_type: 'box', channel: 'sms', data: { main: { title: 'Box' } } };
    const page = watchedPage({
      ...settling,
      widgets: [smsModal({}, {}, 9), box, smsModal({ title: 'Two' })],
    });
    expect(placed()).toEqual([]);
    await page.pass(5000);
    expect(placed()).toEqual([
      ['9', 'Join', true],
      ['5', 'Two', true],
    ]);
    expect(page.fetched()).toEqual([]);
  });
  it('LOAD-16 the runtime gets them with the handover', async () => {
    const page = watchedPage(settling);
    await page.pass(5000);
    expect(page.take()?.hosts).toEqual(new Map([['5', document.querySelector('.mcwidget-overlay')]]));
  });
  it('LOAD-16 a runtime that has already loaded places its own', async () => {
    const page = watchedPage(settling);
    page.take()?.reportTo(receiving().receiver);
    await page.pass(5000);
    expect(placed()).toEqual([]);
  });
  it('LOAD-13 LOAD-15 a page with a landing container has none, however late the runtime loads', async () => {
    document.body.innerHTML = '<main class="mcwidget-landing" data-widget-id="10"></main>';
    const landing = { widget_id: 10, widget_type: 'landing', channel: 'fb' };
    const fetchRuntime = () => new Promise(() => {});
    const page = watchedPage({ ...settling, fetchRuntime, widgets: [smsModal(), landing] });
    await page.pass(5000);
    expect(page.fetched()).toEqual([['landing']]);
    expect(placed()).toEqual([]);
  });
  it('DISP-20 OMNI-03 a widget not allowed on this host, or a bubble without channels, has none', async () => {
    const omnichat = (id: number, channels: object) => ({
      widget_id: id,
      widget_type: 'omnichat',
      channel: 'omni',
      data: { channels, main: { whenDisplay: ['delay', 99] } },
    });
    const open = watchedPage({ ...settling, widgets: [omnichat(3, {}), omnichat(4, allChannels)] });
    await open.pass(5000);
    expect(placed().map((one) => (one as string[])[0])).toEqual(['4']);
    giveBack();
    giveBack = borrowPage();
    const fb = { widget_id: 6, widget_type: 'modal', channel: 'fb' };
    const elsewhere = { whitelist: ['other.example'] };
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      'https://shop.example/',
    );
    const gated = watchedPage({ ...settling, widgets: [smsModal(), fb], account: elsewhere });
    await gated.pass(5000);
    expect(placed().map((one) => (one as string[])[0])).toEqual(['6']);
  });
});
