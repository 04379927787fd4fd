import { compileWatch, listSureToOpen } from '@beckon/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visits } from '../../watch/testing/visits';
import { emptyPage } from '../emptyPage';
import { anyAccount, anyPage, anyUrl, visitAt as at, openAccount } from '../testing/anyAccount';
import { run } from '../testing/started';
import { findDue } from './findDue';
import { findUncontested } from './findUncontested';
import { routeAllowed } from './routeAllowed';

it.each([
  ['each that is alone', ['bar', 'modal', 'slide_in'], ['bar', 'modal', 'slide_in']],
  ['no bar of two', ['bar', 'bar', 'modal'], ['modal']],
  ['neither a modal nor a takeover: only one of them opens', ['modal', 'page_takeover', 'bar'], ['bar']],
] as const)('OPEN-18 LOAD-21 of what is due, finds %s', (_, types, found) => {
  const uncontested = findUncontested(types.map((type, index) => [String(index), type, '']));
  expect(uncontested.map(([, type]) => type)).toEqual(found);
});

it('OPEN-03 OPEN-04 OPEN-05 OPEN-06 OPEN-18 LOAD-21 DISP-23 the core opens every widget with a first frame, whatever happens on the page until the runtime is there', () => {
  let framed = 0;
  const atOnce = anyAccount.map((all) =>
    all.map(([widget, kept], index) => {
      const main = index % 2 ? widget.main : { ...widget.main, whenDisplay: ['immediately', null] as never };
      return [{ ...widget, main }, kept] as (typeof all)[number];
    }),
  );
  const order = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(atOnce, anyPage, anyUrl, fc.boolean(), order, (given, page, url, isMobile, early) => {
      const { state: first, widgets, memories } = openAccount(given, { url, isMobile });
      const watched = compileWatch(widgets);
      const knowledge = { url, isMobile, page: emptyPage, memories: () => memories, at };
      const due = findDue(watched, knowledge, routeAllowed).flatMap((place) =>
        watched.w.slice(place, place + 1),
      );
      const sure = listSureToOpen(widgets).map(({ widget_id }) => widget_id);
      const frames = findUncontested(due)
        .map(([id]) => id)
        .filter((id) => sure.includes(id));
      framed += frames.length;
      // By the time the runtime has loaded, more has happened. Links and plugins are rendered at any time, forms in their order.
      const all = Object.values(first.instances).map(({ id, widgetId }) => ({
        id,
        isEarly: first.widgets[widgetId]?.channel !== 'sms' && early.next().value,
      }));
      const rendered = [...all.filter(({ isEarly }) => isEarly), ...all.filter(({ isEarly }) => !isEarly)];
      const { orders } = run(
        { ...first, page },
        rendered.map(({ id }) => ({ type: 'instance.rendered' as const, id, reason: 'sms', at })),
      );
      const opened = orders.flatMap((order) =>
        order.order === 'emit' && order.name === 'opened' ? (first.instances[order.id]?.widgetId ?? []) : [],
      );
      expect(frames.filter((id) => !opened.includes(id))).toEqual([]);
    }),
    { numRuns: visits },
  );
  expect(framed).toBeGreaterThan(visits / 50);
});
