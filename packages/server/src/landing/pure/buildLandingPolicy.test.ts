import { parseWidget, type Widget } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { buildLandingPolicy } from './buildLandingPolicy';

const host = 'https://widgets.example.com';
const landing = (channel: string, data: object): Widget => {
  const parsed = parseWidget({ widget_id: 1, widget_type: 'landing', channel, data });
  if (!parsed.ok) throw new Error('unreadable');
  return parsed.widget;
};
const policyOf = (widget: Widget, account: object = {}) =>
  buildLandingPolicy({
    account: { messenger_mode: 'link', is_eu_affected: false, ...account },
    widget,
    host,
    styleHash: 'sha256-x',
  });

describe('buildLandingPolicy', () => {
  it.each([
    ['a phone form', landing('sms', {}), {}, /facebook|youtube|vimeo/],
    ['a link into the messenger', landing('fb', {}), {}, /facebook|youtube|vimeo/],
    ['EU: no plugin', landing('fb', {}), { messenger_mode: 'plugin', is_eu_affected: true }, /facebook/],
    ['only a video', landing('sms', { main: { mediaType: 'video' } }), {}, /facebook/],
  ])('OWN-19 MEDIA-04 %s allows no other site that it does not use', (_, widget, account, refused) => {
    expect(policyOf(widget, account)).not.toMatch(refused);
  });

  it.each([
    [
      'MEDIA-06 a video',
      landing('sms', { main: { mediaType: 'video' } }),
      {},
      'frame-src https://www.youtube-nocookie.com',
    ],
    [
      'LOAD-14 an ad pixel',
      landing('fb', { setup: { pixelId: '1' } }),
      {},
      `script-src 'self' ${host} https://connect.facebook.net`,
    ],
    ['A-79 a plugin', landing('fb', {}), { messenger_mode: 'plugin' }, 'frame-src https://www.facebook.com'],
  ])(
    '%s lets in what it needs, and gives up what foreign scripts cannot keep',
    (_, widget, account, needed) => {
      const policy = policyOf(widget, account);
      expect(policy).toContain(needed);
      expect(policy).not.toContain('trusted-types');
    },
  );

  it('OWN-19 allows unencrypted images only if the page itself is unencrypted', () => {
    const widget = landing('sms', {});
    const asked = {
      account: { messenger_mode: 'link', is_eu_affected: false } as const,
      widget,
      styleHash: 'sha256-x',
    };
    expect(buildLandingPolicy({ ...asked, host: 'http://localhost:3000' })).toContain(
      "img-src 'self' https: data: http:",
    );
    expect(buildLandingPolicy({ ...asked, host })).toContain("img-src 'self' https: data:;");
  });
});
