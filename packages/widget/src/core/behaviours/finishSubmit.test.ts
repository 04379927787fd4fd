import { describe, expect, it } from 'vitest';
import { createRing } from '../createRing';
import type { Event } from '../Event';
import type { State } from '../State';
import { drawnFb, instanceOf, namesOf, pressed, unrenderedFb } from '../testing/drawnFb';
import { idleHandlers } from '../testing/idleHandlers';
import { run } from '../testing/started';
import { viewInstance } from '../view/viewInstance';

const optIn: Event = { type: 'plugin.optedIn', id: 'i0' };
const finish = (state: State) => {
  const { state: after, orders } = run(run(state, [pressed]).state, [optIn]);
  return { instance: instanceOf(after), orders: orders.slice(1), names: namesOf(orders.slice(1)) };
};
const goes = { redirect: true, action: 'redirect', redirectUrl: 'https://shop.example/thanks' };
const byFlag = { redirect: true, action: 'message', redirectUrl: '/thanks' };
const byAction = { redirect: false, action: 'redirect', redirectUrl: '/thanks' };

describe('embeds after a submit', () => {
  it.each(['button', 'box', 'landing'])(
    "SUB-14 SUB-15 a %s is marked submitted after the host's event",
    (type) => {
      const { instance, names } = finish(drawnFb(type));
      expect(instance).toMatchObject({ submitted: true, displayed: true });
      expect(names).toEqual(['optedIn']);
    },
  );
  it.each(['button', 'box', 'landing'])(
    'SUB-14 SUB-15 a redirect of a %s follows optedIn, and it stays open',
    (type) => {
      const { instance, orders, names } = finish(drawnFb(type, { submitted: goes }));
      expect(names).toEqual(['optedIn', 'redirect']);
      expect(orders[1]).toEqual({ order: 'redirect', url: 'https://shop.example/thanks', newTab: false });
      expect(instance).toMatchObject({ submitted: true, displayed: true });
    },
  );
  it('SUB-15 the redirect happens before the submitted state is visible', () => {
    const seen: string[] = [];
    const ring = createRing(run(drawnFb('box', { submitted: goes }), [pressed]).state, {
      handlers: idleHandlers({
        emit: ({ name }) => seen.push(name),
        redirect: ({ url }) => seen.push(url),
      }),
      now: () => 0,
      report: (error) => seen.push(String(error)),
    });
    ring.subscribe(() => seen.push(`submitted ${instanceOf(ring.get()).submitted}`));
    ring.send(optIn);
    expect(seen).toEqual(['optedIn', 'https://shop.example/thanks', 'submitted true']);
  });
  it.each([
    ['button', byFlag, true],
    ['button', byAction, false],
    ['box', byFlag, false],
    ['box', byAction, true],
    ['landing', byFlag, false],
    ['landing', byAction, true],
  ])('SUB-16 a %s with %j redirects: %s', (type, submitted, redirects) => {
    expect(finish(drawnFb(type, { submitted })).names.includes('redirect')).toBe(redirects);
  });
  it.each(['button', 'box', 'landing'])('SUB-15 action nothing still marks a %s', (type) => {
    expect(finish(drawnFb(type, { submitted: { action: 'nothing' } })).instance.submitted).toBe(true);
  });
});

describe('overlays after a submit', () => {
  const overlays = ['bar', 'slide_in', 'modal', 'page_takeover'];
  it.each(overlays)('SUB-14 SUB-17 OPEN-15 a %s redirects and closes, not manually', (type) => {
    const { instance, orders, names } = finish(drawnFb(type, { submitted: byAction }));
    expect(names).toEqual(['optedIn', 'saveSession', 'closed', 'redirect']);
    expect(orders[2]).toMatchObject({ details: { manualClose: false, optInRequested: true, optedIn: true } });
    expect(instance).toMatchObject({ displayed: false, submitted: false });
  });
  it.each(overlays)('SUB-16 SUB-17 the redirect flag on its own does not redirect a %s', (type) => {
    expect(finish(drawnFb(type, { submitted: byFlag })).names).toEqual(['optedIn']);
  });
  it.each([
    ['fallback', 'Timeout', [pressed]],
    ['plugin', 'rendered', [pressed, optIn]],
  ] as const)('SUB-04 SUB-17 API-10 closed reports the opt-in (%s)', (_, reason, facts) => {
    const { orders } = run(drawnFb('modal', { submitted: byAction }, { reason }), facts);
    expect(orders).toContainEqual({
      order: 'emit',
      id: 'i0',
      name: 'closed',
      details: { manualClose: false, optInRequested: true, optedIn: true },
    });
  });
  it.each(overlays)('SUB-18 a %s with action nothing only notifies the host', (type) => {
    const { instance, names } = finish(drawnFb(type, { submitted: { action: 'nothing' } }));
    expect(names).toEqual(['optedIn']);
    expect(instance).toMatchObject({ displayed: true, submitted: false, optedin: true });
  });
  it.each([
    ['link', [pressed, optIn]],
    ['Timeout', [pressed]],
  ] as const)(
    'SUB-18 A-79 with action nothing a successful link stops showing that it waits (%s)',
    (reason, facts) => {
      const account = { messenger_mode: reason === 'link' ? 'link' : 'plugin' };
      const before = drawnFb('modal', { submitted: { action: 'nothing' } }, { reason, account });
      const { state } = run(before, facts);
      const waits = (one: State) => viewInstance(one, 'i0');
      expect(waits(state)).toMatchObject({ card: { body: { kind: 'link', isWaiting: false } } });
      if (reason === 'link')
        expect(waits(run(before, [pressed]).state)).toMatchObject({ card: { body: { isWaiting: true } } });
    },
  );
  it.each([{}, { action: 'message' }, { action: 'dance' }, { action: '' }])(
    'SUB-19 any other action marks it submitted: %j',
    (submitted) => {
      expect(finish(drawnFb('modal', { submitted })).instance).toMatchObject({
        displayed: true,
        submitted: true,
      });
    },
  );
  it.each([
    ['new', true],
    ['same', false],
    ['NEW', false],
    ['', false],
  ])('SUB-20 target "%s" opens another tab: %s', (redirectTarget, newTab) => {
    const { orders } = finish(drawnFb('box', { submitted: { ...byAction, redirectTarget } }));
    expect(orders.at(-1)).toEqual({ order: 'redirect', url: '/thanks', newTab });
  });
  it('SUB-21 A-41 an unsafe redirect address is skipped with a warning, and the rest happens', () => {
    const submitted = { ...byAction, redirectUrl: 'javascript:alert(1)' };
    const { instance, names } = finish(drawnFb('box', { submitted }));
    expect(names).toEqual(['optedIn', 'warn']);
    expect(instance.submitted).toBe(true);
  });
});

describe('the ad pixel', () => {
  const setup = { pixelId: '777' };
  it('SUB-03 SUB-14 a landing with pixelId reports the opt-in to it, after the host', () => {
    const { orders, names } = finish(drawnFb('landing', { setup, submitted: byAction }));
    expect(names).toEqual(['optedIn', 'callAdPixel', 'redirect']);
    expect(orders[1]).toEqual({ order: 'callAdPixel', pixelId: '777', event: 'OptIn' });
  });
  it('LOAD-14 a landing with pixelId starts the ad pixel when it loads', () => {
    expect(unrenderedFb('landing', { setup }).orders).toContainEqual({
      order: 'startAdPixel',
      pixelId: '777',
    });
  });
  it.each([
    ['landing', {}],
    ['landing', { pixelId: '' }],
    ['box', setup],
    ['button', setup],
    ['modal', setup],
  ])('SUB-03 LOAD-14 a %s with setup %j does not touch it', (type, given) => {
    expect(namesOf(unrenderedFb(type, { setup: given }).orders)).not.toContain('startAdPixel');
    expect(finish(drawnFb(type, { setup: given })).names).not.toContain('callAdPixel');
  });
});
