import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { instanceOf, namesOf } from '../testing/drawnFb';
import { run, smsModal, started } from '../testing/started';

const id = 'i0';
const followed: Event = { type: 'smsLink.followed', id };
const due: Event = { type: 'optIn.checkDue', id };
const answered = (hasOptedIn: boolean): Event => ({ type: 'optIn.answered', id, hasOptedIn });
const check = (ms: number) => ({ order: 'wait', key: 'poll i0', ms, fact: due });

/** The form of an iPhone whose link is there: with a ref, or with the keyword alone. */
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
  it('SMS-08 SUB-02 SUB-10 SUB-11 it is asked until the text has come; then the submitted words stand there', () => {
    const { state, orders } = run(linked(true), [followed, due, answered(false), due, answered(true)]);
    expect(orders).toContainEqual(check(3000));
    expect(namesOf(orders)).toContain('optedIn');
    expect(instanceOf(state)).toMatchObject({ optedin: true, submitted: true });
  });
  it('SMS-08 SUB-17 a redirect follows as after any other opt-in', () => {
    const goes = linked(true, { action: 'redirect', redirectUrl: '/thanks' });
    expect(namesOf(run(goes, [followed, due, answered(true)]).orders)).toContain('redirect');
  });
  it('SMS-10 a keyword is requested, but nobody is asked: the server could not tell whose it was', () => {
    const { state, orders } = run(linked(false), [followed]);
    expect(instanceOf(state).optInRequested).toBe(true);
    expect(orders).toEqual([]);
  });
  it('A-99 SMS-10 the ref of another widget does not make a keyword worth waiting for', () => {
    const state = run(
      started({ widgets: [smsModal(), smsModal({}, {}, 6)], stored: { smsRefs: ['6:r-6'] } }).state,
      [
        { type: 'smsRef.wanted', id },
        { type: 'smsRef.answered', id, state: false, ref: '', payload: undefined },
      ],
    ).state;
    expect(run(state, [followed]).orders).toEqual([]);
  });
  it('SUB-12 SUB-13 two presses are one poll; after a check that failed the next press begins another', () => {
    expect(run(linked(true), [followed, followed]).orders).toHaveLength(1);
    const failed = run(linked(true), [followed, due, { type: 'optIn.failed', id, message: 'away' }]).state;
    expect(run(failed, [followed]).orders).toEqual([check(1000)]);
  });
  it('SUB-11 SMS-08 nothing follows once it is done, without a link, or for an instance that has gone', () => {
    const done = run(linked(true), [followed, due, answered(true)]).state;
    const bare = started({ widgets: [smsModal()], browser: { isIos: true } }).state;
    for (const state of [done, bare]) expect(run(state, [followed])).toEqual({ state, orders: [] });
    expect(run(bare, [{ type: 'smsLink.followed', id: 'nobody' }]).orders).toEqual([]);
  });
});
