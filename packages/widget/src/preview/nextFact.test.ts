import { describe, expect, it } from 'vitest';
import type { Event } from '../core/Event';
import type { State } from '../core/State';
import { step } from '../core/step';
import { smsModal, started } from '../core/testing/started';
import { isThere, nextFact } from './nextFact';
import type { PreviewState } from './PreviewOrder';

const mostFacts = 10;
const errorText = 'This number cannot receive texts.';

/** Drives a widget as the preview does, with the facts that the page itself would add. */
function lead(widget: object, state: PreviewState, given: Partial<Parameters<typeof started>[0]> = {}) {
  const wanted = { widgetId: '5', state, errorText };
  let now: State = started({ widgets: [widget], ...given }).state;
  const tell = (event: Event): void => {
    [now] = step(now, { ...event, at: 2_000_000 });
  };
  const [id = ''] = Object.keys(now.instances);
  tell({ type: 'instance.rendered', id, reason: 'sms' });
  if (now.widgets['5']?.channel === 'omni') tell({ type: 'bubble.mounted', id });
  for (let count = 0; count < mostFacts; count += 1) {
    const fact = nextFact(now, wanted);
    if (fact) tell(fact);
  }
  return { instance: now.instances[id], isThere: isThere(now, wanted), again: nextFact(now, wanted) };
}
const hidden = smsModal({ whenDisplay: ['exit_intent', null] }, { setup: { urlWhitelist: ['/never'] } });
const channels = { enable_email: true, email_to: 'a@example.com', enable_sms: true };
const omnichat = { widget_id: 5, widget_type: 'omnichat', channel: 'omni', data: { channels } };
const fb = { widget_id: 5, widget_type: 'modal', channel: 'fb', data: {} };
const link = { account: { messenger_mode: 'link', fb_page_id: '1' } };

describe('nextFact', () => {
  it('OWN-08 opens a widget whatever its rules say, and gets there', () => {
    const { instance, isThere: is, again } = lead(hidden, 'initial');
    expect([instance?.displayed, instance?.submitted, is, again]).toEqual([true, false, true, undefined]);
  });
  it('OWN-08 SMS-05 shows the error about a number', () => {
    expect(lead(hidden, 'error').instance?.overlay.errors).toEqual([errorText]);
  });
  it.each([
    ['a text', hidden, {}],
    ['a link into the messenger', fb, link],
  ])('OWN-08 LAY-04 shows what follows %s', (_what, widget, given) => {
    expect(lead(widget, 'submitted', given).instance).toMatchObject({ displayed: true, submitted: true });
  });
  it.each([
    ['initial', { isOpen: true, panel: 'channels' }],
    ['closed', { isOpen: false }],
    ['sms', { isOpen: true, panel: 'sms' }],
  ] as const)('OWN-08 OMNI-02 a bubble is %s', (state, omnichatState) => {
    expect(lead(omnichat, state).instance?.omnichat).toMatchObject(omnichatState);
  });
  it("OWN-08 a widget that isn't on the page never gets there", () => {
    const { state } = started({ widgets: [hidden] });
    const wanted = { widgetId: '77', state: 'initial', errorText } as const;
    expect([nextFact(state, wanted), isThere(state, wanted)]).toEqual([undefined, false]);
  });
});
