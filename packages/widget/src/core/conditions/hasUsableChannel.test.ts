import { describe, expect, it } from 'vitest';
import type { State } from '../State';
import { allChannels, omnichatOn } from '../testing/omnichatOn';
import { started } from '../testing/started';
import { hasUsableChannel, usableChannels } from './hasUsableChannel';

const usable = (channels: object, account: object = {}): string[] => {
  const state: State = omnichatOn({ channels: { ...allChannels, ...channels } }, { account: { ...account } });
  const widget = state.widgets['3'];
  return widget ? usableChannels(state, widget) : [];
};
const others = (channel: string): string[] =>
  ['messenger', 'sms', 'whatsapp', 'email'].filter((one) => one !== channel);

describe('usableChannels', () => {
  it('OMNI-08 CONST-02 A-47 lists all of them in order', () => {
    expect(usable({})).toEqual(['messenger', 'sms', 'whatsapp', 'email']);
  });
  it.each([
    ['messenger', { enable_facebook: false }, {}],
    ['messenger', {}, { fb_page_id: '' }],
    ['whatsapp', { enable_whatsapp: false }, {}],
    ['whatsapp', { whatsapp_id: '' }, {}],
    ['whatsapp', { whatsapp_id: '', whatsapp_number: '2015550199' }, {}],
    ['sms', { enable_sms: false }, {}],
    ['sms', {}, { sms_channel_connected: false }],
    ['sms', {}, { widget_phone: '' }],
    ['email', { enable_email: false }, {}],
    ['email', { email_to: '' }, {}],
  ])(
    'OMNI-04 OMNI-05 OMNI-06 OMNI-07 OMNI-08 A-46 no %s with %j %j; the others keep their order',
    (channel, channels, account) => {
      expect(usable(channels, account)).toEqual(others(channel));
    },
  );
});

describe('hasUsableChannel', () => {
  const load = (channels: object) =>
    started({
      widgets: [{ widget_id: 3, widget_type: 'omnichat', channel: 'omni', data: { channels } }],
      account: { fb_page_id: '900' },
    });
  it('OMNI-03 without a usable channel the widget is not on the page at all', () => {
    const { state, orders } = load({ enable_sms: true, enable_whatsapp: true });
    expect(state.instances).toEqual({});
    expect(orders.filter(({ order }) => order === 'attach')).toEqual([]);
  });
  it('OMNI-03 OMNI-04 one channel is enough', () => {
    const { state } = load({ enable_facebook: true });
    const widget = state.widgets['3'];
    expect(widget && hasUsableChannel(state, widget)).toBe(true);
    expect(Object.keys(state.instances)).toEqual(['i0']);
  });
});
