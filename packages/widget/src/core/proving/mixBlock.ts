import { sha256Constants } from './sha256Constants';

/** Rotation and shift distances from the standard. */
const { a0, a1, a2 } = { a0: 7, a1: 18, a2: 3 };
const { b0, b1, b2 } = { b0: 17, b1: 19, b2: 10 };
const { c0, c1, c2 } = { c0: 2, c1: 13, c2: 22 };
const { d0, d1, d2 } = { d0: 6, d1: 11, d2: 25 };
const { given, back2, back7, back15 } = { given: 16, back2: 2, back7: 7, back15: 15 };
const { iA, iB, iC, iD, iE, iF, iG, iH } = { iA: 0, iB: 1, iC: 2, iD: 3, iE: 4, iF: 5, iG: 6, iH: 7 };

const turn = (word: number, bits: number): number => (word >>> bits) | (word << -bits);
const at = (words: Int32Array, index: number): number => words[index] as number;

/** Mixes one block, which fills the first sixteen words of the schedule, into the state. */
export function mixBlock(state: Int32Array, schedule: Int32Array): void {
  const { length } = schedule;
  const { rounds } = sha256Constants;
  for (let i = given; i < length; i += 1) {
    const early = at(schedule, i - back15);
    const late = at(schedule, i - back2);
    const near = turn(early, a0) ^ turn(early, a1) ^ (early >>> a2);
    const far = turn(late, b0) ^ turn(late, b1) ^ (late >>> b2);
    schedule[i] = at(schedule, i - given) + near + at(schedule, i - back7) + far;
  }
  let a = at(state, iA);
  let b = at(state, iB);
  let c = at(state, iC);
  let d = at(state, iD);
  let e = at(state, iE);
  let f = at(state, iF);
  let g = at(state, iG);
  let h = at(state, iH);
  for (let i = 0; i < length; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const left = turn(e, d0) ^ turn(e, d1) ^ turn(e, d2);
    const first = (h + left + chosen + at(rounds, i) + at(schedule, i)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, c0) ^ turn(a, c1) ^ turn(a, c2)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[iA] = at(state, iA) + a;
  state[iB] = at(state, iB) + b;
  state[iC] = at(state, iC) + c;
  state[iD] = at(state, iD) + d;
  state[iE] = at(state, iE) + e;
  state[iF] = at(state, iF) + f;
  state[iG] = at(state, iG) + g;
  state[iH] = at(state, iH) + h;
}
