import { describe, expect, it } from 'vitest';
import { popoverShown } from '../conditions/popoverShown';
import type { ContactChannel, Event } from '../Event';
import type { State } from '../State';
import { drawnFb, instanceOf, namesOf } from '../testing/drawnFb';
import { bubbleOn, mounted, omnichatOf, omnichatOn } from '../testing/omnichatOn';
import { run } from '../testing/started';

const toggled: Event = { type: 'bubble.toggled', id: 'i0' };
const popoverClosed: Event = { type: 'popover.closed', id: 'i0' };
const chosen = (channel: ContactChannel): Event => ({ type: 'channel.chosen', id: 'i0', channel });
const eventsOf = (state: State, facts: readonly Event[]) =>
  run(state, facts).orders.flatMap((order) => (order.order === 'sendEvent' ? [order.body] : []));
const always = { widget_id: '3', user_agent: 'Browser/1' };

describe('the panel', () => {
  it('OMNI-02 the bubble opens and closes it, always on the channels', () => {
    const { state } = run(bubbleOn(), [toggled, chosen('sms')]);
    expect(omnichatOf(state)).toMatchObject({ isOpen: true, panel: 'sms' });
    const closed = run(state, [toggled]).state;
    expect(omnichatOf(closed).isOpen).toBe(false);
    expect(omnichatOf(run(closed, [toggled]).state)).toMatchObject({ isOpen: true, panel: 'channels' });
  });
  it('OMNI-11 OMNI-19 SMS stays in the panel, and the timer does not close a panel in use', () => {
    const { state, orders } = run(bubbleOn(), [chosen('sms')]);
    expect(omnichatOf(state).panel).toBe('sms');
    expect(orders[0]).toEqual({ order: 'cancel', key: 'panel i0' });
    expect(omnichatOf(run(bubbleOn(), [chosen('email')]).state).panel).toBe('channels');
  });
  it('SUB-17 an omnichat with action redirect closes too, not as a manual close', () => {
    const state = bubbleOn({ submitted: { action: 'redirect', redirectUrl: '/thanks' } });
    const { orders } = run(state, [
      { type: 'phone.submitted', id: 'i0', phoneNumber: '+12015550123' },
      { type: 'phone.answered', id: 'i0', state: true, errors: [] },
    ]);
    expect(namesOf(orders).slice(1)).toEqual(['optedIn', 'saveSession', 'closed', 'redirect']);
    expect(orders[3]).toMatchObject({ details: { manualClose: false } });
  });
});

describe('the events an omnichat logs', () => {
  it.each([
    ['open', [toggled], {}],
    ['click', [chosen('whatsapp')], { channelType: 'whatsapp' }],
    ['popover_close', [popoverClosed], {}],
  ])('EVT-02 EVT-03 EVT-04 A-61 NET-06 %s', (name, facts, more) => {
    expect(eventsOf(bubbleOn(), facts)).toEqual([
      {
        app_id: '42',
        account_id: '1001',
        payload: { ...always, ...more },
        event: `omnichat_${name}`,
        session_id: 'session1',
        session_data: null,
        external_id: null,
      },
    ]);
  });
  it('EVT-02 EVT-04 the session and the impression when the bubble mounts, and each close', () => {
    const names = (bodies: ReturnType<typeof eventsOf>) => bodies.map(({ event }) => event);
    expect(names(eventsOf(omnichatOn(), [mounted, mounted]))).toEqual([
      'omnichat_auth_session',
      'omnichat_impression',
    ]);
    expect(names(eventsOf(bubbleOn(), [toggled, toggled]))).toEqual(['omnichat_open', 'omnichat_close']);
    for (const { payload } of eventsOf(omnichatOn(), [mounted])) expect(payload).toEqual(always);
  });
  it.each(['messenger', 'sms', 'whatsapp', 'email'] as const)('EVT-03 a click on %s names it', (channel) => {
    expect(eventsOf(bubbleOn(), [chosen(channel)])[0]?.payload).toEqual({ ...always, channelType: channel });
  });
  it('EVT-02 opening and closing by a timer are logged too', () => {
    const timed = (open: boolean): Event => ({ type: 'bubble.timed', id: 'i0', open });
    expect(eventsOf(bubbleOn(), [timed(true), timed(false)]).map(({ event }) => event)).toEqual([
      'omnichat_open',
      'omnichat_close',
    ]);
  });
  it.each(['modal', 'bar'])('EVT-01 A-91 opening a %s logs one impression with all its fields', (type) => {
    const given = { session: { userId: 'guid-1' } };
    const state = drawnFb(type, { main: { whenDisplay: ['delay', 9] } }, given);
    const opened = { type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true }, at: 77 } as const;
    expect(eventsOf(state, [opened, opened])).toMatchObject([
      {
        event: 'impression',
        payload: {
          widget_id: '7',
          widget_type: type,
          guid: 'guid-1',
          hash: 'i0-77',
          timestamp: 77,
          version: '1.0',
        },
      },
    ]);
  });
});

describe('popoverShown', () => {
  const shown = (state: State): boolean => popoverShown(state, instanceOf(state));
  it.each([
    ['enabled', {}, true],
    ['not enabled', { popupMessageEnabled: false }, false],
    ['not ready', { popupMessageWhenDisplay: ['delay', 5] }, false],
    ['of an unknown kind', { popupMessageWhenDisplay: ['lunch', 1] }, false],
  ])('OMNI-20 %s: %j → %s', (_, main, is) => expect(shown(bubbleOn({ main }))).toBe(is));
  it('OMNI-20 it appears when its own entrance condition is met', () => {
    const state = bubbleOn({ main: { popupMessageWhenDisplay: ['delay', 5] } });
    expect(shown(run(state, [{ type: 'page.ticked', seconds: 5 }]).state)).toBe(true);
  });
  it('OMNI-20 it never appears next to an open panel or before the bubble', () => {
    const open = run(bubbleOn(), [toggled]).state;
    expect(shown(open)).toBe(false);
    expect(shown(run(open, [toggled]).state)).toBe(true);
    expect(shown(omnichatOn())).toBe(false);
  });
  it('OMNI-21 A-49 its X closes it for this browser session', () => {
    const { state, orders } = run(bubbleOn(), [popoverClosed, toggled, toggled]);
    expect(shown(state)).toBe(false);
    expect(orders[0]).toEqual({ order: 'savePopoverClosed', widgetId: '3' });
    expect(run(state, [popoverClosed])).toEqual({ state, orders: [] });
  });
  it('OMNI-21 A-49 if closed on an earlier page, it stays closed', () => {
    expect(shown(bubbleOn({}, { stored: { popoversClosed: ['3'] } }))).toBe(false);
    expect(shown(bubbleOn({}, { stored: { popoversClosed: ['4'] } }))).toBe(true);
  });
});
