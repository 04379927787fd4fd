import { describe, expect, it } from 'vitest';
import { run, started } from '../testing/started';
import { viewInstance } from './viewInstance';

const account = { messenger_mode: 'plugin', appId: '42', fb_page_id: '900' };
const checkbox = (setup: object = {}) => ({
  widget_id: 5,
  widget_type: 'checkbox',
  channel: 'fb',
  data: { setup },
});
const elements = [{ key: 'e0', place: 'checkbox', widgetId: '5', payload: undefined }] as const;

describe('viewInstance', () => {
  it('REND-01 EMB-07 an embed reserves its space before its plugin reports, and keeps the same one afterward', () => {
    const { state } = started({ widgets: [checkbox()], account, elements });
    const before = viewInstance(state, 'i0');
    expect(before).toMatchObject({ layout: 'bare', body: { kind: 'plugin' } });
    const { state: after } = run(state, [{ type: 'instance.rendered', id: 'i0', reason: 'rendered' }]);
    expect(viewInstance(after, 'i0')).toEqual(before);
  });

  it.each([{ urlBlacklist: ['*'] }, { hideOnMobile: 'mobile' }])(
    'EMB-07 an embed that its rules forbid reserves no space: %o',
    (setup) => {
      const { state } = started({ widgets: [checkbox(setup)], account, elements });
      expect(viewInstance(state, 'i0')).toBeUndefined();
    },
  );

  it('OPEN-02 an overlay has no view before it opens', () => {
    const modal = { widget_id: 5, widget_type: 'modal', channel: 'fb', data: {} };
    expect(viewInstance(started({ widgets: [modal], account }).state, 'i0')).toBeUndefined();
  });
});
