import { describe, expect, it } from 'vitest';
import { classifyEvent } from './classifyEvent';

describe('classifyEvent', () => {
  it.each<[string, Record<string, unknown> | null, string, number | null, string]>([
    ['impression', { widget_id: '7' }, 'impression', 7, ''],
    ['impression', null, 'impression', null, ''],
    ['omnichat_impression', { widget_id: 7 }, 'omnichat_impression', 7, ''],
    ['omnichat_auth_session', { widget_id: 7 }, 'auth_session', 7, ''],
    ['omnichat_open', { widget_id: 7 }, 'open', 7, ''],
    ['omnichat_click', { widget_id: 7, channelType: 'email' }, 'click', 7, 'email'],
    ['omnichat_click', { widget_id: 7, channelType: 'pigeon' }, 'click', 7, ''],
    ['omnichat_close', { widget_id: 7, channelType: 'email' }, 'close', 7, ''],
    ['omnichat_popover_close', { widget_id: 7 }, 'popover_close', 7, ''],
    ['omnichat_dance', { widget_id: 7 }, 'custom', 7, ''],
    ['omnichat_click', { widget_id: 7, channelType: 'messenger' }, 'click', 7, 'messenger'],
    ['open', { widget_id: 7 }, 'custom', 7, ''],
    ['click', { button: 'buy' }, 'custom', null, ''],
    ['submit', null, 'custom', null, ''],
    ['new_pixel_session', {}, 'session', null, ''],
    ['auth', null, 'auth', null, ''],
    ['toString', null, 'custom', null, ''],
    ['opt_in', { widget_id: 7 }, 'custom', 7, ''],
    ['impression', { widget_id: '7x' }, 'impression', null, ''],
    ['impression', { widget_id: 0 }, 'impression', null, ''],
    ['impression', { widget_id: 1.5 }, 'impression', null, ''],
    ['impression', { widget_id: '9999999999999999' }, 'impression', null, ''],
  ])('EVT-01 EVT-02 EVT-03 A-61 %s %o counts as %s', (name, payload, kind, widgetId, detail) => {
    expect(classifyEvent(name, payload)).toEqual({ kind, widgetId, detail, payload });
  });

  it('OWN-11 DISP-22 cleans a page view before storing it', () => {
    const { kind, payload } = classifyEvent('page_verdicts', { first_no: { 7: 'repeat', x: 'route' }, y: 1 });
    expect([kind, payload]).toEqual(['verdicts', { first_no: { 7: 'repeat' }, counts: {} }]);
  });
});
