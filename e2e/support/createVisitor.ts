import { isDeepStrictEqual } from 'node:util';
import { findDeep } from './inPage/findDeep';
import { findSpot, type Spot } from './inPage/findSpot';
import { goBack, isBack } from './inPage/goBack';
import { type Look, look } from './inPage/look';
import { until } from './until';
import type { BrowserActions, Visitor } from './Visitor';

/** Source text of a function in the page that gets the element instead of its selector. */
const ofElement = (ask: (found: Element | undefined) => unknown): string =>
  `(css) => (${ask})((${findDeep})(css))`;

/** Runs in the page: scrolls the window to the given position. */
const scroll = (place: number | string): void => {
  const { scrollHeight } = document.documentElement;
  const wayPx = scrollHeight - window.innerHeight;
  const topPx = typeof place === 'number' ? place : (Number.parseFloat(place) / 100) * wayPx;
  window.scrollTo({ top: topPx, behavior: 'instant' });
};

/** How long to wait for the previous page's address. */
const addressMs = 2000;

type Looking = Pick<Visitor, 'see' | 'sees' | 'click'>;

function lookingVerbs({ run, clickAt }: BrowserActions): Looking {
  const lookAt = (css: string) => run(ofElement(look), css) as Promise<Look>;
  const spotOf = (css: string) => run(ofElement(findSpot), css) as Promise<Spot>;

  /** A spot that is the same twice: moving elements are not clicked. */
  async function steadySpot(css: string) {
    const first = await spotOf(css);
    if ('obstacle' in first) throw new Error(first.obstacle);
    const second = await spotOf(css);
    if (!isDeepStrictEqual(first, second)) throw new Error('it moves');
    return first;
  }

  return {
    async see(css) {
      const ask = async () => {
        const found = await lookAt(css);
        return found.visible && found;
      };
      return (await until(ask, `${css} to be visible`)).text;
    },
    sees: async (css) => (await lookAt(css)).visible,
    async click(css) {
      const { xPx, yPx } = await until(() => steadySpot(css), `a place to click on ${css}`);
      await clickAt(xPx, yPx);
    },
  };
}

/** Builds a visitor from what one engine can do, so that waiting, looking and clicking are the same in all. */
export function createVisitor(actions: BrowserActions): Visitor {
  const { run, ...own } = actions;
  const allowed: RegExp[] = [];
  const evaluate = (ask: (given: never) => unknown, given?: unknown) => run(String(ask), given);
  const waitFor = (ask: (given: never) => unknown, given?: unknown) =>
    until(() => evaluate(ask, given), `the page to answer ${ask}`);

  return {
    ...own,
    ...lookingVerbs(actions),
    evaluate: evaluate as Visitor['evaluate'],
    waitFor: waitFor as Visitor['waitFor'],
    async back() {
      // Some engines forget a page's messages along with the page.
      await actions.messages();
      const leftUrl = await actions.url();
      const left = await evaluate(goBack);
      // A question asked between two pages is never answered; an address that stays is fine.
      await until(async () => (await actions.url()) !== leftUrl, 'another address', addressMs).catch(
        () => {},
      );
      await until(() => evaluate(isBack, left), 'the page before');
    },
    async scrollTo(place) {
      await evaluate(scroll, place);
    },
    allowError: (pattern) => void allowed.push(pattern),
    async unexpectedErrors() {
      const errors = (await actions.messages()).filter(({ type }) => type === 'error');
      return errors.map(({ text }) => text).filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
