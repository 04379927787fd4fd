import { isDeepStrictEqual } from 'node:util';
import { expect } from './expect';
import { askControl } from './inPage/askControl';
import { findControlSpot } from './inPage/findControlSpot';
import { until } from './until';
import type { Visitor } from './Visitor';

/** Where the gallery draws a control. */
export type Root = 'document' | 'open' | 'closed';

/** What the gallery should show. */
export interface Shown {
  control: string;
  state: string;
  root: Root;
  dir?: 'ltr' | 'rtl';
}

/** Questions as `askControl` knows them, and their answers. */
export type Answers = Readonly<Record<string, string>>;

/** Keys, and what they lead to: `['ArrowDown ArrowDown', { active: 'Ivy' }]`; quoted text is typed. */
export type Step = readonly [keys: string, then: Answers];

/** A control of the gallery, by itself between two fields of a tall host page, and a visitor who uses it. */
export interface Stage {
  readonly visitor: Visitor;
  show(shown: Shown): Promise<void>;
  /** Removes the control as its owner would. */
  unmount(): Promise<void>;
  ask(question: string): Promise<string>;
  /** Waits for these answers. */
  sees(answers: Answers, when?: string): Promise<void>;
  /** Presses keys one after the other; quoted text is typed. */
  keys(keys: string): Promise<void>;
  /** Carries out a table of steps. */
  run(steps: readonly Step[]): Promise<void>;
  /** A real click in the middle of a part of the control. */
  click(css: string): Promise<void>;
}

const pollMs = [10, 25, 50, 100];

/** Runs in the page: the customer's own elements around the control, and a click listener. */
const dressPage = (): void => {
  window.heardClicks = 0;
  const handle = () => {
    window.heardClicks = (window.heardClicks ?? 0) + 1;
  };
  // If a control stops a click from bubbling, the page has seen it during capture.
  addEventListener('click', handle, true);
  const field = (id: string, name: string) =>
    Object.assign(document.createElement('input'), { id, ariaLabel: name });
  const tall = Object.assign(document.createElement('div'), { id: 'tall' });
  tall.style.height = '3000px';
  const before = field('before', 'Before');
  // In view even when the page is scrolled a little, so that nothing scrolls back to it.
  before.style.marginTop = '40px';
  document.body.prepend(before);
  document.body.append(field('after', 'After'), tall);
};

/** Runs in the page: the gallery removes a state when the address names none. */
const leaveState = (): void => {
  history.pushState(null, '', '?control=Button&state=none&bare=1');
  dispatchEvent(new PopStateEvent('popstate'));
};

const isShown = (): boolean => document.querySelector('.frame[data-ready]') !== null;
const isGone = (): boolean => document.querySelector('.frame > *') === null;
const focusBefore = (): void => document.getElementById('before')?.focus();

/** The gallery at an address, operated by a visitor. */
export function createStage(visitor: Visitor, address: string): Stage {
  const askAll = (questions: readonly string[]) => visitor.evaluate(askControl, questions);
  const sees: Stage['sees'] = (answers, when = 'now') =>
    expect.poll(() => askAll(Object.keys(answers)), { message: when, intervals: pollMs }).toEqual(answers);
  const steadySpot = async (css: string) => {
    const first = await visitor.evaluate(findControlSpot, css);
    if ('obstacle' in first) throw new Error(first.obstacle);
    if (!isDeepStrictEqual(first, await visitor.evaluate(findControlSpot, css))) throw new Error('it moves');
    return first;
  };
  const keys = async (line: string) => {
    for (const [, typed, chord = ''] of line.matchAll(/"([^"]*)"|(\S+)/g))
      await (typed === undefined ? visitor.press(chord) : visitor.type(typed));
  };
  return {
    visitor,
    async show({ control, state, root, dir = 'ltr' }) {
      const asked = new URLSearchParams({ control, state, root, dir, bare: '1' });
      await visitor.goto(`${address}?${asked}`);
      await visitor.waitFor(isShown);
      await visitor.evaluate(dressPage);
      await visitor.evaluate(focusBefore);
    },
    async unmount() {
      await visitor.evaluate(leaveState);
      await visitor.waitFor(isGone);
    },
    ask: async (question) => (await askAll([question]))[question] ?? '',
    sees,
    keys,
    async run(steps) {
      for (const [pressed, then] of steps) {
        await keys(pressed);
        await sees(then, `after ${pressed}`);
      }
    },
    async click(css) {
      const { xPx, yPx } = await until(() => steadySpot(css), `a place to click on ${css}`);
      await visitor.clickAt(xPx, yPx);
    },
  };
}
