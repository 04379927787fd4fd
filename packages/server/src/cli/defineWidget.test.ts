import { expect, it } from 'vitest';
import { defineWidget } from './defineWidget';

const name = 'Hello';

/* The compiler is the judge here: an expected complaint that does not come is an error of `npm run check`. */
it('OWN-10 A-14 finds wrong values while you write a widget', () => {
  const kept = defineWidget({
    type: 'modal',
    channel: 'sms',
    name,
    smsKeyword: 'FERN',
    data: {
      main: {
        title: 'Hi',
        whenDisplay: ['scroll', 30],
        showAgain: ['days', 3],
        width: { unit: 'px', value: 9 },
      },
      submitted: { action: 'redirect', redirectTarget: 'new' },
      setup: { hideOnMobile: true, urlWhitelist: ['/cart'] },
    },
  });
  expect(kept.name).toBe(name);
  defineWidget({ type: 'modal', channel: 'fb', name, data: { main: { whenDisplay: ['exit_intent'] } } });
  defineWidget({
    type: 'omnichat',
    channel: 'omni',
    name,
    data: { channels: { enable_sms: true }, setup: { desktopFirstSeen: ['delay', 5] } },
  });
  defineWidget({
    type: 'feed_comment',
    channel: 'fb',
    name,
    data: { feed_comment_settings: { post_id: '1', reply_delay: ['minutes', 5] } },
  });

  // @ts-expect-error a modal is not on all channels at once
  defineWidget({ type: 'modal', channel: 'omni', name, data: {} });
  // @ts-expect-error only Messenger has a button
  defineWidget({ type: 'button', channel: 'sms', name, data: {} });
  // @ts-expect-error there is no such type
  defineWidget({ type: 'modle', channel: 'fb', name, data: {} });
  // @ts-expect-error there is no such rule
  defineWidget({ type: 'modal', channel: 'fb', name, data: { main: { whenDisplay: ['scrol', 30] } } });
  // @ts-expect-error how far?
  defineWidget({ type: 'modal', channel: 'fb', name, data: { main: { whenDisplay: ['scroll'] } } });
  // @ts-expect-error a rule of another field
  defineWidget({ type: 'modal', channel: 'fb', name, data: { main: { showAgain: ['scroll', 30] } } });
  // @ts-expect-error there is no such field
  defineWidget({ type: 'modal', channel: 'fb', name, data: { main: { titel: 'Hi' } } });
  // @ts-expect-error only the omnichat has it
  defineWidget({ type: 'modal', channel: 'fb', name, data: { appearance: {} } });
  // @ts-expect-error there is no such word
  defineWidget({ type: 'bar', channel: 'fb', name, data: { submitted: { action: 'dance' } } });
});
