import { compileWatch } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visits } from '../../watch/testing/visits';
import type { Event } from '../Event';
import { emptyPage } from '../emptyPage';
import type { State } from '../State';
import { anyAccount, anyNumber, anyPage, anyUrl, visitAt as at, openAccount } from '../testing/anyAccount';
import { run } from '../testing/started';
import { noticeFact, type PageFact } from '../writing/noticeFact';
import { canOpen } from './canOpen';
import { findDue } from './findDue';
import { routeAllowed } from './routeAllowed';

type Told = PageFact | Extract<Event, { type: 'route.changed' }>;

const fact: fc.Arbitrary<Told> = fc.oneof(
  fc.record({ type: fc.constant('page.scrolled' as const), percent: anyNumber }),
  fc.record({ type: fc.constant('page.ticked' as const), seconds: anyNumber }),
  fc.record({ type: fc.constant('page.exitIntended' as const) }),
  fc.record({
    type: fc.constant('page.anchorReached' as const),
    name: fc.constantFrom('offer', 'other', '10', 'null'),
  }),
  fc.record({ type: fc.constant('route.changed' as const), url: anyUrl }),
);
/** Each with the milliseconds since the previous one: none, or up to two days. */
const facts = fc.array(fc.tuple(fact, fc.oneof(fc.constant(0), fc.nat(200_000_000))), { maxLength: 12 });
const displayed = ({ instances }: State): string[] =>
  Object.values(instances)
    .filter((one) => one.displayed)
    .map(({ widgetId }) => widgetId);

describe('findDue', () => {
  it('OPEN-03 OPEN-04 OPEN-05 OPEN-06 DISP-23 the core never opens by itself what findDue did not report', () => {
    fc.assert(
      fc.property(anyAccount, anyPage, anyUrl, fc.boolean(), (given, page, url, isMobile) => {
        const { state: first, widgets, memories } = openAccount(given, { url, isMobile });
        const state = { ...first, page };
        const watched = compileWatch(widgets);
        const knowledge = { url, isMobile, page, memories: () => memories, at };
        const due = findDue(watched, knowledge, routeAllowed).map((place) => watched.w[place]?.[0]);
        const opened = Object.values(state.instances)
          .map((instance) => ({ ...instance, rendered: true }))
          .filter((instance) => canOpen(state, instance, { at }).ok)
          .map(({ widgetId }) => widgetId);
        expect(opened.filter((id) => !due.includes(id))).toEqual([]);
      }),
      { numRuns: visits },
    );
  });

  it('LOAD-09 OPEN-03 OPEN-04 OPEN-05 OPEN-06 DISP-23 whatever happens on a page, the core never opens a widget before findDue reports it', () => {
    fc.assert(
      fc.property(anyAccount, facts, anyUrl, fc.boolean(), (given, happened, address, isMobile) => {
        const { state: first, widgets, memories } = openAccount(given, { url: address, isMobile });
        const watched = compileWatch(widgets);
        const found = new Set<string | undefined>();
        let seen: { url: string; page: State['page'] } = { url: address, page: emptyPage };
        let now = at;
        const check = (): void => {
          const knowledge = { ...seen, isMobile, memories: () => memories, at: now };
          for (const place of findDue(watched, knowledge, routeAllowed)) found.add(watched.w[place]?.[0]);
        };
        const follow = (before: State, events: readonly Event[]): State => {
          const stamped = events.map((event) => ({ ...event, at: now }));
          const { state } = run(before, stamped);
          expect(displayed(state).filter((id) => !found.has(id))).toEqual([]);
          return state;
        };
        check();
        const ids = Object.keys(first.instances);
        let state = follow(
          first,
          ids.map((id) => ({ type: 'instance.rendered', id, reason: 'link' })),
        );
        for (const [told, passedMs] of happened) {
          now += passedMs;
          seen =
            told.type === 'route.changed'
              ? { url: told.url, page: emptyPage }
              : { ...seen, page: noticeFact(seen.page, told) };
          check();
          state = follow(state, [told]);
        }
      }),
      { numRuns: visits },
    );
  });
});
