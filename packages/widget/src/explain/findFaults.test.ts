import { parseBootstrap, type Widget } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import type { FoundElement } from '../core/Event';
import { checkReferences } from './checkReferences';
import { findFaults } from './findFaults';
import { nearestName } from './nearestName';

const modal = { widget_id: 5, widget_type: 'modal', channel: 'sms' };

function read(raw: object): { account: object; widgets: Record<string, Widget> } {
  const parsed = parseBootstrap(raw);
  if (!parsed.ok) throw new Error(parsed.error);
  const widgets = Object.fromEntries((parsed.widgets ?? []).map((one) => [one.widget_id, one]));
  return { account: parsed.account, widgets };
}
const isColor = (text: string) => /^(#|rgb|red$)/.test(text);
const faults = (data: object, more: object = {}) => {
  const raw = { pageId: 1, ...more, widgets: [{ ...modal, data }] };
  return findFaults({ raw, ...read(raw), isColor });
};

describe('findFaults', () => {
  it.each([
    [{ main: { titel: 'Hi' } }, 'widget 5, data, main, titel: unknown setting; did you mean "title"?'],
    [{ mian: {} }, 'widget 5, data, mian: unknown setting; did you mean "main"?'],
    [
      { main: { colors: { background: 'redd' } } },
      'widget 5, data, main, colors, background: "redd" isn’t a color',
    ],
    [
      { main: { colors: { headline: '#12' } } },
      'widget 5, data, main, colors, headline: "#12" isn’t a color',
    ],
    [
      { main: { colors: { backgroud: 'red' } } },
      'widget 5, data, main, colors, backgroud: unknown setting; did you mean "background"?',
    ],
    [
      { main: { slideInPlacement: 'middle' } },
      'widget 5, data, main, slideInPlacement: "middle" isn’t valid, so "rb" is used',
    ],
    [{ main: { opacity: 500 } }, 'widget 5, data, main, opacity: "500" isn’t valid, so "100" is used'],
    [{ channels: { enable_sms: true } }, 'widget 5, data, channels: unknown setting'],
  ])('DISP-22 DEF-28 for %j it names what is not read', (data, fault) => {
    expect(faults(data)).toEqual([fault]);
  });

  it('DISP-22 checks the names in the account, too', () => {
    expect(faults({}, { pagename: 'Fern' })).toEqual([
      'mcwidget, pagename: unknown setting; did you mean "page_name"?',
    ]);
  });

  it('DISP-22 another accepted spelling is not a fault', () => {
    const main = {
      title: 'Hi',
      desc: null,
      opacity: '50',
      pushPage: '1',
      colors: { background: 'fff', buttonText: ' red ' },
      whenDisplay: { type: 'scroll', value: '30' },
      showAgain: ['always'],
      width: ['px', 300],
    };
    const setup = { urlBlacklist: '/a\n/b', hideOnMobile: true };
    const raw = { pageId: '1', widgets: [{ id: '5', type: 'modal', channel: 'sms', data: { main, setup } }] };
    expect(findFaults({ raw, ...read(raw), isColor })).toEqual([]);
  });

  it('BOOT-01 a configuration that our server has parsed has none', () => {
    const raw = {
      pageId: 1,
      widgets: [modal, { ...modal, widget_id: 6, widget_type: 'omnichat', channel: 'omni' }],
    };
    const { account, widgets } = read(raw);
    const served = { ...account, v: 1, widgets: Object.values(widgets) };
    expect(findFaults({ raw: served, account, widgets, isColor: () => true })).toEqual([]);
  });
});

describe('checkReferences', () => {
  const { widgets } = read({
    pageId: 1,
    widgets: [
      { ...modal, data: { main: { whenDisplay: ['imediately'], showAgain: ['weeks', 2] } } },
      { ...modal, widget_id: 7, widget_type: 'box' },
    ],
  });
  const element = (widgetId: string, place: FoundElement['place'] = 'embed'): FoundElement => ({
    key: 'e0',
    place,
    widgetId,
    payload: undefined,
  });

  it("CONST-01 DISP-01 DISP-10 DISP-22 names rules that don't exist, and lists those that do", () => {
    expect(checkReferences(widgets, [element('7')])).toEqual([
      'widget 5, whenDisplay: "imediately" isn’t a rule we know; it can be immediately, scroll, delay, exit_intent, anchor, manual',
      'widget 5, showAgain: "weeks" isn’t a rule we know; it can be always, never, seconds, hours, days',
    ]);
  });

  it('LOAD-17 LOAD-19 DISP-22 names an element that asks for an unknown widget, or one of another kind', () => {
    expect(
      checkReferences({ '7': widgets['7'] as Widget }, [element('77'), element('7', 'checkbox')]),
    ).toEqual([
      'an element of the page asks for widget 77, but this account doesn’t have it or hasn’t published it',
      'widget 7 is of the type box; an element for checkbox can only hold checkbox',
    ]);
  });
});

describe('nearestName', () => {
  it.each([
    ['Title', 'title'],
    ['show_again', 'showAgain'],
    ['tilte', 'title'],
    ['desk', 'desc'],
    ['headline', undefined],
  ])('turns %s into %s', (given, meant) => {
    expect(nearestName(given, ['desc', 'title', 'showAgain', 'x'])).toBe(meant);
  });
});
