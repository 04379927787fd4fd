import { describe, expect, it } from 'vitest';
import type { ContactChannel } from '../Event';
import { allChannels, omnichatOn } from '../testing/omnichatOn';
import { channelLink, messengerLink } from './channelLink';

function link(channel: ContactChannel, channels: object = {}, account: object = {}): string | undefined {
  const state = omnichatOn({ channels: { ...allChannels, ...channels } }, { account: { ...account } });
  const widget = state.widgets['3'];
  if (!widget) throw new Error('no widget');
  return channelLink(channel, state, widget);
}

describe('channelLink', () => {
  it("OMNI-09 the messenger: the account's page, with w and the widget id as ref", () => {
    expect(link('messenger')).toBe('https://m.me/900?ref=w3');
  });
  it.each([
    ['+1 (201) 555-0199', '', 'https://wa.me/12015550199'],
    ['0049-30.123', '', 'https://wa.me/004930123'],
    ['12015550199', 'Hi & hello?', 'https://wa.me/12015550199?text=Hi%20%26%20hello%3F'],
    ['12015550199', '👋 ü', 'https://wa.me/12015550199?text=%F0%9F%91%8B%20%C3%BC'],
    ['12015550199', '\ud83d', 'https://wa.me/12015550199?text=%EF%BF%BD'],
    ['12015550199', 'a\u202e\u2066b', 'https://wa.me/12015550199?text=a%E2%80%AE%E2%81%A6b'],
    ['12015550199', 'a\u200d\u0300\u0301', 'https://wa.me/12015550199?text=a%E2%80%8D%CC%80%CC%81'],
    ['1\u202e2015550199', '', 'https://wa.me/12015550199'],
  ])('OMNI-10 A-46 B07 B11 id "%s" and text "%s"', (whatsapp_id, whatsapp_prefill, address) => {
    expect(link('whatsapp', { whatsapp_id, whatsapp_prefill })).toBe(address);
  });
  it.each([
    ['hello@shop.example', 'mailto:hello@shop.example'],
    ['a?bcc=x@y.z', 'mailto:a%3Fbcc%3Dx@y.z'],
    ['a&b@c.d', 'mailto:a%26b@c.d'],
  ])('OMNI-13 B07 email "%s" adds nothing but its address', (email_to, address) => {
    expect(link('email', { email_to })).toBe(address);
  });
  it('OMNI-11 SMS has no link', () => expect(link('sms')).toBeUndefined());
  it.each([
    ['900', 'w7_s_i--a/b', 'https://m.me/900?ref=w7_s_i--a%2Fb'],
    ['shop/../x', 'r&x=1', 'https://m.me/shop%2F..%2Fx?ref=r%26x%3D1'],
  ])('REND-09 A-32 page "%s" with ref "%s"', (page, ref, address) => {
    const { app } = omnichatOn({}, { account: { fb_page_id: page } });
    expect(messengerLink({ app }, ref)).toBe(address);
  });
  it.each([
    ['sms fb', 'https://b.example/sandbox/1001?ref=w3'],
    ['fb', 'https://b.example/sandbox/1001?ref=w3'],
    ['sms', 'https://m.me/900?ref=w3'],
    ['', 'https://m.me/900?ref=w3'],
  ])('OWN-13 in sandbox mode on "%s" the messenger link is %s', (sandbox, address) => {
    expect(link('messenger', {}, { sandbox, pageId: 1001, host: 'https://b.example' })).toBe(address);
  });
});
