import { describe, expect, it } from 'vitest';
import { parseKind } from './parseKind';
import { parseWidget } from './parseWidget';
import type { Widget } from './Widget';

function bare(type: string, channel = type === 'omnichat' ? 'omni' : 'fb', data = {}): Widget['data'] {
  const parsed = parseWidget({ widget_id: 1, widget_type: type, channel, data });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.widget.data;
}
const overlays = ['bar', 'slide_in', 'modal', 'page_takeover'];

describe('defaults', () => {
  it('DEF-01 DEF-02 DEF-03 texts of main', () => {
    const { ctaText, optInButtonText, smsButtonText } = bare('modal').main;
    expect([ctaText, optInButtonText, smsButtonText]).toEqual([
      'SEND_TO_MESSENGER',
      'Send me Insights',
      'Subscribe',
    ]);
  });
  it('DEF-04 opt_in_text', () => expect(bare('modal').actions.opt_in_text).toBe('Subscribe'));
  it('DEF-05 A-16 submitted.ctaText', () =>
    expect(bare('modal').submitted.ctaText).toBe('View it in Messenger'));
  it.each(overlays)('DEF-06 DEF-07 %s appears at scroll 30 and again after 3 days', (type) => {
    expect(bare(type).main).toMatchObject({ whenDisplay: ['scroll', 30], showAgain: ['days', 3] });
  });
  it('BAR-05 DEF-28 a bar of an existing configuration does not push its page', () =>
    expect(bare('bar').main.pushPage).toBe(false));
  it('DEF-08 omnichat may always show again', () =>
    expect(bare('omnichat').main.showAgain).toEqual(['always', null]));
  it('DEF-09 the customer chat is forced to immediately and always', () => {
    const given = {
      main: { whenDisplay: ['delay', 9], showAgain: ['never', null], showAgainIfClosed: ['never', null] },
    };
    expect(bare('customer_chat', 'fb', given).main).toMatchObject({
      whenDisplay: ['immediately', null],
      showAgain: ['always', null],
      showAgainIfClosed: ['always', null],
    });
  });
  it.each(overlays)('DEF-10 opacity of %s is 50', (type) => expect(bare(type).main.opacity).toBe(50));
  it('DEF-11 a box is 350 px wide', () => {
    expect(bare('box').main.width).toEqual({ unit: 'px', value: 350 });
    expect(bare('modal').main.width).toBeUndefined();
  });
  it('DEF-12 a landing page uses the simple template', () =>
    expect(bare('landing').main.pageTemplate).toBe('simple'));
  it('DEF-13 the messenger checkbox is prechecked', () =>
    expect(bare('checkbox').main.prechecked).toBe(true));
  it('DEF-14 the legal text is white, on a dark background', () => {
    expect(bare('modal', 'sms').main.colors).toMatchObject({ smsLegalText: 'white', background: '#0f2747' });
    expect(bare('modal').main.colors.background).toBeUndefined();
  });
  it('DEF-14 an unreadable color falls back to the default background', () => {
    const data = { main: { colors: { background: 'red;}*{display:none' } } };
    expect(bare('modal', 'sms', data).main.colors.background).toBe('#0f2747');
  });
  it('DEF-15 messenger blue bubble, green submitted state', () => {
    expect(bare('omnichat').main.chatBubble).toBe('#0084FF');
    expect(bare('omnichat').submitted.colors.buttonBackground).toBe('#12CE66');
  });
  it('DEF-16 button colors', () => {
    expect(bare('bar').main.colors).toMatchObject({ buttonText: '#ffffff', buttonBackground: '#0084ff' });
  });
  it('DEF-18 hideOnMobile missing means everywhere', () => expect(bare('bar').setup.hideOnMobile).toBe(''));
  it('DEF-19 omnichat is hidden at first', () => {
    const { desktopFirstSeen, mobileFirstSeen } = bare('omnichat').setup;
    expect([desktopFirstSeen, mobileFirstSeen]).toEqual([
      ['hidden', 15],
      ['hidden', 15],
    ]);
  });
  it('DEF-20 customer chat starts opened, delay 15', () => {
    expect(bare('customer_chat').setup).toMatchObject({ minimized: 'opened', dialogDelay: 15 });
  });
  it('DEF-21 checkbox plugin', () => {
    expect(bare('checkbox').setup).toMatchObject({ buttonSize: 'large', skin: 'light', pluginAlign: 'left' });
  });
  it('DEF-22 DEF-23 DEF-24 DEF-25 omnichat texts and country', () => {
    const { channels, appearance, main } = bare('omnichat');
    expect(channels?.whatsapp_code).toBe('US');
    expect(appearance?.greeting_headline).toBe('How can we help you?');
    expect(appearance?.greeting_text).toBe('Talk to us on your favorite messaging app');
    expect(main.popupMessageText).toBe('👋 Need a help? Just message us!');
  });
  it('A-83 a missing buttonType is button, an unknown one is kept', () => {
    expect(bare('bar').main.buttonType).toBe('button');
    expect(bare('bar', 'fb', { main: { buttonType: 'blob' } }).main.buttonType).toBe('blob');
  });
});

describe('widgets that no page draws', () => {
  const other = (kind: string, data = {}) => parseKind({ widget_id: 1, widget_type: kind, data });
  it('DEF-26 ENT-19 messenger code', () => {
    expect(other('messenger_code')).toMatchObject({
      ok: true,
      other: { data: { messenger_code_settings: { size: 200, removeLogoBackground: false } } },
    });
    const colors = { bgColor: '#fff', fgColor: '#123' };
    expect(other('messenger_code', { messenger_code_settings: { colors } })).toMatchObject({
      other: { data: { messenger_code_settings: { colors } } },
    });
  });
  it('DEF-27 ENT-20 feed comments', () => {
    expect(other('feed_comment')).toMatchObject({
      other: {
        data: {
          feed_comment_settings: {
            post_covered_area: 'specific_post',
            track_root_comment_only: true,
            reply_delay: ['immediately', 1],
            exclude_keywords: [],
            include_keywords: [],
          },
        },
      },
    });
  });
  it('ENT-03 a broken tool is rejected with its path', () => {
    expect(other('feed_comment', { feed_comment_settings: { reply_delay: 4 } })).toEqual({
      ok: false,
      error: 'feed_comment_settings.reply_delay must be a pair such as ["scroll", 30]',
    });
  });
});
