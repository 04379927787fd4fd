import { describe, expect, it } from 'vitest';
import { classifyEvent } from './classifyEvent';

describe('classifyEvent', () => {
  it.each<[string, Record<string, unknown> | null, string, number | null, string]>([
    ['impression', { widget_id: '7' }, 'impression', 7, ''],
    ['impression', null, 'impression', null, ''],
    ['omnichat_impression', { widget_id: 7 }, 'impression', 7, ''],
    ['omnichat_auth_session', { widget_id: 7 }, 'auth_session', 7, ''],
    ['omnichat_open', { widget_id: 7 }, 'open', 7, ''],
    ['omnichat_click', { widget_id: 7, channelType: 'email' }, 'click', 7, 'email'],
    ['omnichat_click', { widget_id: 7, channelType: 'pigeon' }, 'click', 7, ''],
    ['omnichat_close', { widget_id: 7, channelType: 'email' }, 'close', 7, ''],
    ['omnichat_popover_close', { widget_id: 7 }, 'popover_close', 7, ''],
    ['omnichat_dance', { widget_id: 7 }, 'custom', 7, ''],
    ['open', { widget_id: 7 }, 'open', 7, ''],
    ['click', { widget_id: 7, channelType: 'messenger' }, 'click', 7, 'messenger'],
    ['close', { widget_id: 7 }, 'close', 7, ''],
    ['submit', { widget_id: 7 }, 'submit', 7, ''],
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

  it('OWN-11 DISP-22 of verdicts only numbers of widgets and known rules come through, at most 100', () => {
    const read = (first_no: unknown) => classifyEvent('page_verdicts', { first_no, x: 1 }).payload;
    expect(read({ 7: 'repeat', 8: 'nonsense', x: 'route', 9: 1 })).toEqual({ first_no: { 7: 'repeat' } });
    for (const odd of [undefined, null, 'route', 7, []]) expect(read(odd)).toEqual({ first_no: {} });
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [index + 1, 'route']));
    expect(Object.keys(read(many)?.['first_no'] as object)).toHaveLength(100);
  });
});
