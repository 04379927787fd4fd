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

describe('renderFrame', () => {
  it('OMNI-01 LOAD-21 a bubble as it first appears: closed, with its name, and with the title that hosts look for', () => {
    const frame = frameOf(omnichat({ main: { title: 'Ask' }, appearance: { greeting_headline: 'Hello' } }));
    const text = JSON.stringify(frame?.tree);
    expect(text).toContain('"aria-label":"Hello"');
    expect(text).toContain('"aria-expanded":"false"');
    expect([frame?.title, frame?.tree.length]).toEqual(['Ask', 1]);
  });

  it.each([
    ['a bubble that leads nowhere', omnichat({ channels: {} }), {}],
    ['a widget with a form', smsModal(), {}],
    ['a bar', { ...smsModal(), widget_type: 'bar' }, {}],
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
