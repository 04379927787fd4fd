import { describe, expect, it } from 'vitest';
import type { Effect } from '../Effect';
import type { Event, FoundElement } from '../Event';
import type { Instance, State } from '../State';
import { run, started } from '../testing/started';

const at =
  (place: FoundElement['place']) =>
  (key: string, widgetId: string, payload?: string): FoundElement => ({ key, place, widgetId, payload });
const [embed, checkbox] = [at('embed'), at('checkbox')];
const fb = (widget_type: string, id: number): object => ({ widget_id: id, widget_type, channel: 'fb' });
const begin = (elements: readonly FoundElement[]) =>
  started({
    widgets: [fb('button', 7), fb('checkbox', 9)],
    account: { messenger_mode: 'link' },
    elements,
  });
const scanned = (elements: readonly FoundElement[]): Event => ({ type: 'page.scanned', elements });
const orders = (all: readonly Effect[], name: Effect['order']): Effect[] =>
  all.filter(({ order }) => order === name);
const idsOf = ({ instances }: State, widgetId: string): string[] =>
  Object.values(instances).flatMap((one) => (one.widgetId === widgetId ? [one.id] : []));

describe('an element that an application reuses', () => {
  it('LOAD-22 LOAD-20 an element reused with another payload keeps its instance, which takes the new payload', () => {
    const { state } = begin([embed('a', '7', 'fern')]);
    const [id = ''] = idsOf(state, '7');
    const next = run(state, [scanned([embed('a', '7', 'monstera')])]).state;
    expect([idsOf(next, '7'), next.instances[id]?.refPayload]).toEqual([[id], 'monstera']);
    const none = run(next, [scanned([embed('a', '7')])]).state;
    expect(none.instances[id]?.refPayload).toBe('');
  });
  it("LOAD-22 API-07 a payload set by the host stays until the element's payload changes", () => {
    const { state } = begin([embed('a', '7', 'fern')]);
    const [id = ''] = idsOf(state, '7');
    const set = run(state, [
      { type: 'instance.payloadSet', id, text: 'host' },
      scanned([embed('a', '7', 'fern')]),
    ]).state;
    expect(set.instances[id]?.refPayload).toBe('host');
    const next = run(set, [scanned([embed('a', '7', 'monstera')])]).state;
    expect(next.instances[id]?.refPayload).toBe('monstera');
  });
  const changed = (state: State, id: string, more: Partial<Instance>): State => ({
    ...state,
    instances: { ...state.instances, [id]: { ...state.instances[id], ...more } as Instance },
  });
  it.each<[string, Partial<Instance>]>([
    ['has opted in for', { optInRequested: true, optedin: true }],
    ['is asked for in the messenger', { optInRequested: true, asksSince: 1 }],
  ])(
    'LOAD-21 LOAD-22 what a visitor %s stays with its product: another payload creates a new instance',
    (_, used) => {
      const { state } = begin([embed('a', '7', 'fern')]);
      const [id = ''] = idsOf(state, '7');
      const busy = changed(state, id, used);
      const { state: next, orders: given } = run(busy, [scanned([embed('a', '7', 'monstera')])]);
      const [other = ''] = idsOf(next, '7');
      expect([
        other === id,
        next.instances[other]?.refPayload,
        next.instances[other]?.optInRequested,
      ]).toEqual([false, 'monstera', false]);
      expect(orders(given, 'destroy')).toHaveLength(1);
      expect(orders(given, 'adopt')).toEqual([{ order: 'adopt', id: other, element: 'a' }]);
    },
  );
  it('LOAD-22 SMS-02 a number already sent is answered first, for its own product', () => {
    const { state } = begin([embed('a', '7', 'fern')]);
    const [id = ''] = idsOf(state, '7');
    const sent = run(state, [{ type: 'phone.submitted', id, phoneNumber: '+12015550123' }]).state;
    const used = run(sent, [scanned([embed('a', '7', 'monstera')])]).state;
    expect(used.instances[id]).toMatchObject({ refPayload: 'fern', overlay: { isLoading: true } });
    const { state: answered, orders: given } = run(used, [
      { type: 'phone.answered', id, state: true, errors: [] },
    ]);
    expect(orders(given, 'emit')).toMatchObject([{ name: 'optedIn' }]);
    expect(given.at(-1)).toEqual({ order: 'scan' });
    const [other] = idsOf(run(answered, [scanned([embed('a', '7', 'monstera')])]).state, '7');
    expect(other).not.toBe(id);
  });
  it('LOAD-22 SMS-07 a rejected number stays in its form, which then has the other product', () => {
    const { state } = begin([embed('a', '7', 'fern')]);
    const [id = ''] = idsOf(state, '7');
    const { state: refused, orders: given } = run(state, [
      { type: 'phone.submitted', id, phoneNumber: '+12015550123' },
      scanned([embed('a', '7', 'monstera')]),
      { type: 'phone.failed', id, status: 0 },
    ]);
    expect(given.at(-1)).toEqual({ order: 'scan' });
    const next = run(refused, [scanned([embed('a', '7', 'monstera')])]).state;
    expect([idsOf(next, '7'), next.instances[id]?.refPayload]).toEqual([[id], 'monstera']);
    expect(next.instances[id]?.overlay.errors).toHaveLength(1);
  });
  it("LOAD-21 an element that asks for another widget gets that one, or nothing if it doesn't exist", () => {
    const { state } = begin([checkbox('a', '9')]);
    const other = run(state, [scanned([embed('a', '7', 'fern')])]).state;
    expect([idsOf(other, '9'), idsOf(other, '7').length]).toEqual([[], 1]);
    const none = run(other, [scanned([embed('a', '420')])]).state;
    expect(idsOf(none, '7')).toEqual([]);
  });
});
