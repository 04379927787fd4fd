import { type FormFrame, timing } from '@beckon/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCountry } from '../frame/findCountry';
import { setUpBar } from '../frame/setUpBar';
import { setUpDialog } from '../frame/setUpDialog';
import { setUpForm } from '../frame/setUpForm';
import { isContainingBlock } from '../ui/isContainingBlock';
import { createFormFramer } from './createFormFramer';
import { mark, takeOver } from './Handover';
import { borrowPage } from './testing/borrowPage';

const picker = ['button', { 'aria-haspopup': 'dialog', 'aria-label': 'Country' }] as const;
const plate = ['span', { class: 'plate', 'data-code': 'US' }] as const;
const frame: FormFrame = {
  title: 'Join',
  css: '',
  tree: [
    [
      'section',
      {},
      [...picker, plate, ['span', {}, '+1'], ['svg', {}]],
      ['input', { type: 'tel' }],
      ['button', { 'aria-label': 'Close' }],
    ],
  ],
  flag: 'flag',
  push: { edge: 'top', pushesPage: true, sticks: true },
};
const bar = ['7', 'bar', ''] as const;
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/140';
const windows = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140';

const observers = new Set<() => void>();
class Sizes {
  readonly report: () => void;
  constructor(report: () => void) {
    this.report = report;
  }
  observe(): void {
    observers.add(this.report);
  }
  disconnect(): void {
    observers.delete(this.report);
  }
}

/** The browser lays out the page, reports sizes, and paints again. */
function layOut(): void {
  for (const report of observers) report();
  vi.advanceTimersToNextFrame();
}

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  vi.stubGlobal('ResizeObserver', Sizes);
  mark(window, () => ({}) as never);
});
afterEach(() => {
  giveBack();
  observers.clear();
  document.adoptedStyleSheets = [];
  document.body.removeAttribute('style');
});

function open({
  language = 'en-GB',
  userAgent = windows,
  due = [bar] as readonly (typeof bar)[],
  take = false,
  more = {},
  trap = '',
  isLaidOut = true,
  call = async (): Promise<unknown> => undefined,
} = {}) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const frames = { of: { 7: frame, 8: frame }, dials: { US: '1', GB: '44' }, setUpBar, setUpDialog, ...more };
  const framer = createFormFramer(window, frames, { findCountry, setUpForm, isContainingBlock });
  if (take) takeOver(window);
  document.body.style.cssText = trap;
  const hosts = new Map<string, HTMLElement>();
  framer.draw(due, hosts, call);
  if (isLaidOut) layOut();
  const host = hosts.get('7');
  return { framer, host, shadow: host?.shadowRoot, count: hosts.size };
}
const pushed = (): string =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join(' ');

it('C-PHONE-01 C-PHONE-05 LOAD-21 has the country of the visitor as the form draws it: its two-letter code where the system has no flags', () => {
  const { shadow } = open();
  expect(shadow?.querySelector('button')?.outerHTML).toBe(
    '<button aria-haspopup="dialog" aria-label="Country: GB +44"><span class="plate" data-code="GB"></span><span>+44</span><svg></svg></button>',
  );
});

it('C-PHONE-01 LOAD-21 has its flag where the system has flags', () => {
  const { shadow } = open({ userAgent: android, language: 'en' });
  expect(shadow?.querySelector('span')?.outerHTML).toBe('<span class="flag">🇺🇸</span>');
});

it('SMS-08 LOAD-21 a link to the messages app needs no country', () => {
  expect(open({ language: 'en-MC', more: { dials: undefined } }).count).toBe(1);
});

it.each([
  ['www.shop.example', 1],
  ['shop.example', 1],
  ['other.example', 0],
])('DISP-20 LOAD-21 only on hosts that the account names as they are: on %s %i', (hostname, count) => {
  vi.stubGlobal('location', { ...location, hostname });
  const drawn = open({ more: { hosts: ['shop.example', '*.other.example'] } }).count;
  expect(drawn).toBe(count);
});

it.each([
  ["a visitor from a country that isn't in the table", { language: 'en-MC' }],
  ['two bars at once', { due: [bar, ['8', 'bar', ''] as never] }],
  ['a page that the runtime has taken over', { take: true }],
  ['a page that is a containing block', { trap: 'transform: scale(1)' }],
])('LOAD-21 OPEN-18 none for %s', (_, given) => {
  expect(open(given).count).toBe(0);
});

it('BAR-05 LOAD-21 DISP-23 a bar makes room on the page while it is there, and gives it back when the core decides against it', async () => {
  const { framer, host } = open();
  expect(pushed()).toContain('padding-top');
  framer.drop(host as HTMLElement);
  await Promise.resolve();
  expect([pushed(), host?.shadowRoot?.childNodes.length]).toEqual(['', 0]);
});

it('BAR-05 LOAD-16 LOAD-21 a bar moves the page after the browser has laid it out, and only while the page shows the bar', () => {
  open({ isLaidOut: false });
  expect(pushed()).toBe('');
  for (const report of observers) report();
  // Browsers report it as an error on the page if sizes change again while they report sizes.
  expect(pushed()).toBe('');
  vi.advanceTimersToNextFrame();
  expect(pushed()).toContain('padding-top');
  document.head.innerHTML = '<style>.mcwidget-overlay{display:none}</style>';
  layOut();
  expect(pushed()).toBe('');
});

const looks = (host?: HTMLElement) => ({
  isHidden: getComputedStyle(host as HTMLElement).display === 'none',
  children: host?.shadowRoot?.childNodes.length,
});
const closeIn = (shadow?: ShadowRoot | null): void =>
  shadow?.querySelector<HTMLElement>('[aria-label=Close]')?.click();

it('OPEN-13 BAR-05 LOAD-21 a frame that the visitor closes is hidden at once and gives the page back; the press is repeated on what the runtime has drawn instead', async () => {
  const { framer, host, shadow } = open();
  closeIn(shadow);
  expect([looks(host), pushed()]).toEqual([{ isHidden: true, children: 1 }, '']);
  // It waits for the runtime, however long that takes.
  vi.advanceTimersByTime(10 * timing.framePatienceMs);
  expect(looks(host).children).toBe(1);
  const again = shadow?.firstElementChild?.cloneNode(true) as Element;
  shadow?.replaceChildren(again);
  const pressed = vi.fn(() => looks(host).isHidden);
  again.lastElementChild?.addEventListener('click', pressed);
  framer.finish(host as HTMLElement);
  await Promise.resolve();
  expect([pressed.mock.results.map(({ value }) => value), looks(host).isHidden]).toEqual([[true], false]);
});

it('LOAD-21 LOAD-26 A58 a frame disappears if the runtime does not come, but not with a number in it', () => {
  const { host, shadow } = open();
  const input = shadow?.querySelector('input') as HTMLInputElement;
  input.value = '415';
  vi.advanceTimersByTime(timing.framePatienceMs);
  expect([looks(host).children, pushed() === '']).toEqual([1, false]);
  input.value = '';
  vi.advanceTimersByTime(timing.framePatienceMs);
  expect(looks(host).children).toBe(0);
});

it('LOAD-21 SMS-01 ERR-15 A55 a frame without a number disappears once the runtime has failed to load for good', async () => {
  let error = new Error('offline');
  const { host, shadow } = open({ call: async () => error });
  const approach = async (): Promise<number | undefined> => {
    shadow?.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    return looks(host).children;
  };
  await vi.advanceTimersByTimeAsync(0);
  for (const text of ['second', 'third']) {
    error = new Error(text);
    expect(await approach()).toBe(1);
  }
  // Nobody's number is taken away.
  const input = shadow?.querySelector('input') as HTMLInputElement;
  input.value = '415';
  expect(await approach()).toBe(1);
  input.value = '';
  expect(await approach()).toBe(0);
});

it('LOAD-21 what the runtime has taken over stays', () => {
  const { framer, host } = open();
  framer.finish(host as HTMLElement);
  vi.advanceTimersByTime(10 * timing.framePatienceMs);
  expect(looks(host).children).toBe(1);
});

it('LOAD-26 typing before the runtime triggers no hotkeys of the page, and Escape waits for the runtime', async () => {
  const { framer, host, shadow } = open();
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
  const input = shadow?.querySelector('input') as HTMLInputElement;
  const type = (key: string) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
  document.addEventListener('keydown', hear);
  type('5');
  type('Escape');
  expect(heard).toEqual([]);
  framer.finish(host as HTMLElement);
  await Promise.resolve();
  document.removeEventListener('keydown', hear);
  expect(heard).toEqual(['Escape']);
});
