import { describe, expect, it } from 'vitest';
import type { StoredWidget } from '../../accounts/pure/index';
import { decideSmsRef } from './decideSmsRef';

const widget: StoredWidget = {
  widgetId: 1,
  widgetType: 'modal',
  channel: 'sms',
  name: '',
  smsKeyword: 'FERN',
  status: 'active',
  version: 1,
  data: {},
};
const account = { whitelist: ['shop.example.com'], widgetPhone: '+14155552671', smsProvider: 'sandbox' };
const question = {
  account,
  widget,
  originHeader: 'https://shop.example.com',
  ownOrigin: 'https://widgets.example',
};

describe('decideSmsRef', () => {
  it.each([
    ['an authorized page', {}, 'https://shop.example.com'],
    ['our own page', { originHeader: 'https://widgets.example' }, 'https://widgets.example'],
  ])('NET-04 %s gets a ref', (_title, parts, origin) => {
    expect(decideSmsRef({ ...question, ...parts })).toEqual({ ok: true, origin });
  });

  it.each([
    ['no account', { account: undefined }, 'no such widget'],
    ['no widget', { widget: undefined }, 'no such widget'],
    ['a paused widget', { widget: { ...widget, status: 'paused' } }, 'no such widget'],
    ['a messenger widget', { widget: { ...widget, channel: 'fb' } }, 'does not collect numbers'],
    ['no number', { account: { ...account, widgetPhone: ' ' } }, 'no number'],
    ['no provider', { account: { ...account, smsProvider: 'none' } }, 'no number'],
    ['another website', { originHeader: 'https://evil.test' }, 'not authorized'],
    ['no website', { originHeader: undefined }, 'not authorized'],
  ])('NET-04 NET-11 SMS-10 %s: the page uses the keyword', (_title, parts, because) => {
    expect(decideSmsRef({ ...question, ...parts })).toEqual({
      ok: false,
      because: expect.stringContaining(because),
    });
  });
});
