import { describe, expect, it } from 'vitest';
import { allChannels } from '../core/testing/omnichatOn';
import { opening, smsModal } from '../core/testing/started';
import { renderFrame } from './renderFrame';

const account = { fb_page_id: '900', sms_channel_connected: true, widget_phone: '+12015550100' };
const omnichat = (sections: object = {}) => ({
  widget_id: 3,
  widget_type: 'omnichat',
  channel: 'omni',
  data: { channels: allChannels, ...sections },
});

function frameOf(widget: object, more: Record<string, unknown> = {}) {
  const start = opening({ widgets: [widget], account: { ...account, ...more } });
  const [first] = start.widgets;
  if (!first) throw new Error('There is no widget.');
  return renderFrame(start.account, first);
}

const bar = (sections: { main?: object } = {}, channel = 'sms') => ({
  ...smsModal(sections.main),
  widget_type: 'bar',
  channel,
});

describe('renderFrame', () => {
  it('OMNI-01 LOAD-21 a bubble as it first appears: closed, with its name, and with the title that hosts look for', () => {
    const frame = frameOf(omnichat({ main: { title: 'Ask' }, appearance: { greeting_headline: 'Hello' } }));
    if (!frame || 'form' in frame) throw new Error('It has no frame of its own.');
    const text = JSON.stringify(frame.tree);
    expect(text).toContain('"aria-label":"Hello"');
    expect(text).toContain('"aria-expanded":"false"');
    expect([frame.title, frame.tree.length]).toEqual(['Ask', 1]);
  });

  it('SMS-01 SMS-08 BAR-05 LOAD-21 a bar: its form, on iOS its link, and what it does to the page', () => {
    const frames = frameOf(bar({ main: { title: 'Join', barPlacement: 'bottom', pushPage: true } }));
    if (!frames || !('form' in frames)) throw new Error('It has no frames with a form.');
    const { form, ios } = frames;
    expect(JSON.stringify(form.tree)).toContain('"aria-label":"Country: US +1"');
    expect(JSON.stringify(ios.tree)).toContain('"href":"sms:"');
    expect(JSON.stringify(ios.tree)).not.toContain('"input"');
    for (const { push, title } of [form, ios])
      expect([title, push]).toEqual(['Join', { edge: 'bottom', pushesPage: true, sticks: true }]);
    // The page decides whether it is a flag or two letters.
    expect([form.flag === '', ios.flag]).toEqual([false, undefined]);
  });

  it.each([
    ['a bubble that leads nowhere', omnichat({ channels: {} }), {}],
    ['a bar in Messenger, whose link names the visitor', bar({}, 'fb'), { messenger_mode: 'link' }],
    ['a bar that scrolls away, whose place is measured', bar({ main: { stickWithScroll: false } }), {}],
    ['a form with a box to tick, which is a part of its own', bar(), { is_eu_affected: true }],
    ['a bubble that speaks another language', omnichat({ setup: { language: 'de' } }), {}],
    ['English that the owner changed', omnichat(), { own_english: true }],
    ['a chat, whose link names the visitor', chat(), { messenger_mode: 'link' }],
    ['a chat that the messenger draws', chat(), { messenger_mode: 'plugin' }],
  ])('LOAD-21 OMNI-03 none for %s', (_, widget, more) => {
    expect(frameOf(widget, more)).toBeUndefined();
  });
});

function chat(): object {
  return { widget_id: 4, widget_type: 'customer_chat', channel: 'fb', data: {} };
}
