import type { Page } from '@playwright/test';
import type { Engine } from '../../tools/browsers/engines';

/** What the page reported: to the console, or by an uncaught error. */
export interface Message {
  source: 'console' | 'page';
  type: string;
  text: string;
}

/** How a visitor arrives. */
export interface VisitorOptions {
  widthPx: number;
  heightPx: number;
  proxyPort: number;
  userAgent?: string | undefined;
  locale?: string | undefined;
  timezoneId?: string | undefined;
}

/**
 * A person with a browser: the same verbs in every engine. Selectors are CSS and look into every open shadow
 * root; `a >> b` looks for b inside a. Verbs that look for something wait for it. Functions passed to `evaluate`
 * and `waitFor` run in the page, so they see only their argument; values cross as JSON. An example is in
 * `e2e/README.md`.
 */
export interface Visitor {
  readonly engine: Engine;
  /** Playwright's own page for clock, route or touch; WebKit has none. */
  readonly tab: Page | undefined;
  goto(address: string): Promise<void>;
  url(): Promise<string>;
  reload(): Promise<void>;
  back(): Promise<void>;
  evaluate<Result>(ask: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Given>(ask: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Asks repeatedly until the answer is truthy, and returns it. */
  waitFor<Result>(ask: () => Result | Promise<Result>): Promise<NonNullable<Result>>;
  waitFor<Result, Given>(
    ask: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<NonNullable<Result>>;
  /** Waits until the first match is visible; returns its text (for a field, its value). */
  see(css: string): Promise<string>;
  /** Whether a match is visible right now. */
  sees(css: string): Promise<boolean>;
  /** A real click in the middle of the first match, once it no longer moves and nothing covers it. */
  click(css: string): Promise<void>;
  clickAt(xPx: number, yPx: number): Promise<void>;
  moveTo(xPx: number, yPx: number): Promise<void>;
  /** One key or chord: `Enter`, `Shift+Tab`. */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Scrolls to a position in pixels, or in percent: `'30%'`. */
  scrollTo(place: number | `${number}%`): Promise<void>;
  screenshot(): Promise<Buffer>;
  viewport(widthPx: number, heightPx: number): Promise<void>;
  messages(): Promise<Message[]>;
  /** Announces an error of the page that would otherwise fail the test. */
  allowError(pattern: RegExp): void;
  /** The errors that were not announced. */
  unexpectedErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The verbs that each engine implements; `createVisitor` builds the others from them. */
export type BrowserActions = Omit<
  Visitor,
  'back' | 'evaluate' | 'waitFor' | 'see' | 'sees' | 'click' | 'scrollTo' | 'allowError' | 'unexpectedErrors'
> & {
  /** Runs a function's source text in the page; `undefined` is passed as no argument. */
  run(source: string, given: unknown): Promise<unknown>;
};
