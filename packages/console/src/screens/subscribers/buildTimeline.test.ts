import { describe, expect, it } from 'vitest';
import { buildTimeline } from './buildTimeline';

const at = (minute: number): string => `2026-11-15T12:0${minute}:00.000Z`;

describe('buildTimeline', () => {
  it('OWN-12 OWN-17 lists everything that happened once, newest first', () => {
    const happened = {
      optIns: [
        { sessionId: 's', widgetId: 7, payload: 'spring', createdAt: at(1) },
        { sessionId: 't', widgetId: 8, payload: '', createdAt: at(0) },
      ],
      events: [
        {
          eventId: 'e',
          kind: 'money',
          name: 'purchase',
          widgetId: null,
          currency: 'USD',
          amountMinor: 1250,
          happenedAt: at(4),
          sessionId: null,
          externalId: null,
          payload: null,
          sessionData: null,
        },
      ],
      messages: [
        { direction: 'out', channel: 'sms', text: 'Welcome', state: 'sent', at: at(2) },
        { direction: 'in', channel: 'sms', text: 'STOP', state: '', at: at(5) },
      ],
      stops: [{ channel: 'sms', since: at(6), reason: 'STOP' }],
      deliveries: [{ deliveryId: 'd', event: 'opt_in', state: 'delivered', body: '{}', createdAt: at(3) }],
    };
    const entries = buildTimeline(happened as never, [{ widgetId: 8, name: 'Quiet bar' }]);
    expect(entries.map(({ title, detail }) => [title, detail])).toEqual([
      ['Unsubscribed', 'Replied STOP'],
      ['Replied', 'STOP'],
      ['purchase', expect.stringContaining('12.50')],
      ['Webhook delivered', 'Opt-in'],
      ['Message sent', 'Welcome'],
      ['Opted in', 'Widget 7 · Payload: spring'],
      ['Opted in', 'Quiet bar'],
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(7);
  });

  it('OWN-12 shows states and reasons it does not know without failing', () => {
    const happened = {
      optIns: [],
      events: [],
      messages: [{ direction: 'out', channel: 'sms', text: 'Hi', state: 'lost', at: at(1) }],
      stops: [{ channel: 'sms', since: at(3), reason: 'complaint' }],
      deliveries: [{ deliveryId: 'd', event: 'moved', state: 'lost', body: '{}', createdAt: at(2) }],
    };
    expect(buildTimeline(happened as never, []).map(({ title, detail }) => [title, detail])).toEqual([
      ['Unsubscribed', 'complaint'],
      ['Webhook', 'moved'],
      ['Message', 'Hi'],
    ]);
  });
});
