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
    ['no account', { account: undefined }, 'widget_unknown'],
    ['no widget', { widget: undefined }, 'widget_unknown'],
    ['a paused widget', { widget: { ...widget, status: 'paused' } }, 'widget_paused'],
    ['a messenger widget', { widget: { ...widget, channel: 'fb' } }, 'widget_unknown'],
    ['no number', { account: { ...account, widgetPhone: ' ' } }, 'no_sender'],
    ['no provider', { account: { ...account, smsProvider: 'none' } }, 'no_sender'],
    ['another website', { originHeader: 'https://evil.test' }, 'website_not_allowed'],
    ['no website', { originHeader: undefined }, 'website_not_allowed'],
  ])('NET-04 NET-11 SMS-10 %s: the page uses the keyword', (_title, parts, reason) => {
    expect(decideSmsRef({ ...question, ...parts })).toEqual({ ok: false, reason });
  });
});
