import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { instanceOf, namesOf } from '../testing/drawnFb';
import { run, smsModal, started } from '../testing/started';

const id = 'i0';
const followed: Event = { type: 'smsLink.followed', id };
const due: Event = { type: 'optIn.checkDue', id };
const answered = (hasOptedIn: boolean): Event => ({ type: 'optIn.answered', id, hasOptedIn });
const check = (ms: number) => ({ order: 'wait', key: 'poll i0', ms, fact: due });

/** The form on an iPhone with its link ready: with a ref, or with just the keyword. */
const linked = (made: boolean, submitted = {}) =>
  run(started({ widgets: [smsModal({}, { submitted })], browser: { isIos: true } }).state, [
    { type: 'smsRef.wanted', id },
    { type: 'smsRef.answered', id, state: made, ref: made ? 'r-1' : '' },
  ]).state;

describe('followSmsLink', () => {
  it('SMS-08 SUB-01 SUB-09 the opt-in is requested, and the first check follows after 1 s', () => {
    const { state, orders } = run(linked(true), [followed]);
    expect(instanceOf(state)).toMatchObject({ optInRequested: true, optedin: false, submitted: false });
    expect(orders).toEqual([check(1000)]);
  });
  it('SMS-08 SUB-02 SUB-10 SUB-11 polls until the text arrives, then shows the submitted text', () => {
    const { state, orders } = run(linked(true), [followed, due, answered(false), due, answered(true)]);
    expect(orders).toContainEqual(check(3000));
    expect(namesOf(orders)).toContain('optedIn');
    expect(instanceOf(state)).toMatchObject({ optedin: true, submitted: true });
  });
  it('SMS-08 SUB-17 a redirect follows as after any other opt-in', () => {
    const goes = linked(true, { action: 'redirect', redirectUrl: '/thanks' });
    expect(namesOf(run(goes, [followed, due, answered(true)]).orders)).toContain('redirect');
  });
  it('SMS-10 a keyword requests the opt-in without polling: the server could not match it to the visitor', () => {
    const { state, orders } = run(linked(false), [followed]);
    expect(instanceOf(state).optInRequested).toBe(true);
    expect(orders).toEqual([]);
  });
  it('A-99 SMS-10 the ref of another widget does not start polling for a keyword', () => {
    const state = run(
      started({ widgets: [smsModal(), smsModal({}, {}, 6)], stored: { smsRefs: ['6:r-6'] } }).state,
      [
        { type: 'smsRef.wanted', id },
        { type: 'smsRef.answered', id, state: false, ref: '', payload: undefined },
      ],
    ).state;
    expect(run(state, [followed]).orders).toEqual([]);
  });
  it('SUB-12 SUB-13 two presses start one poll; after a failed check the next press starts another', () => {
    expect(run(linked(true), [followed, followed]).orders).toHaveLength(1);
    const failed = run(linked(true), [followed, due, { type: 'optIn.failed', id, message: 'away' }]).state;
    expect(run(failed, [followed]).orders).toEqual([check(1000)]);
  });
  it('SUB-11 SMS-08 nothing happens after the opt-in, without a link, or for an instance that is gone', () => {
    const done = run(linked(true), [followed, due, answered(true)]).state;
    const bare = started({ widgets: [smsModal()], browser: { isIos: true } }).state;
    for (const state of [done, bare]) expect(run(state, [followed])).toEqual({ state, orders: [] });
    expect(run(bare, [{ type: 'smsLink.followed', id: 'nobody' }]).orders).toEqual([]);
  });
});
