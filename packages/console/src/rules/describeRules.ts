import { readPath } from '../fields/readPath';
import type { WidgetType } from '../preview/Draft';

type Values = Readonly<Record<string, unknown>>;
type Pair = readonly [kind: string, value: unknown];

const pairAt = (values: Values, path: string): Pair | undefined => {
  const value = readPath(values, path);
  return Array.isArray(value) ? (value as unknown as Pair) : undefined;
};
const linesAt = (values: Values, path: string): readonly string[] => {
  const value = readPath(values, path);
  return Array.isArray(value) ? (value as string[]) : [];
};
const count = (value: unknown, unit: string): string =>
  `${value} ${Number(value) === 1 ? unit.replace(/s$/, '') : unit}`;
const list = (words: readonly string[]): string => words.join(' and ');

const entrances: Record<string, (value: unknown) => string> = {
  immediately: () => 'as soon as the page is there',
  scroll: (value) => `after ${value} % scroll`,
  delay: (value) => `after ${count(value, 'seconds')}`,
  exit_intent: () => 'when the visitor is about to leave',
  manual: () => 'only from code or a button',
  anchor: (value) => `at the place “${value}”, or when your page asks for it`,
};
const repeats: Record<string, (value: unknown) => string> = {
  always: () => 'every time',
  never: () => 'only once',
  days: (value) => `again after ${count(value, 'days')}`,
  hours: (value) => `again after ${count(value, 'hours')}`,
  seconds: (value) => `again after ${count(value, 'seconds')}`,
};
const devices: Record<string, string> = {
  true: 'on computers',
  desktop: 'on computers',
  mobile: 'on phones',
};

const ruled: ReadonlySet<WidgetType> = new Set(['bar', 'slide_in', 'modal', 'page_takeover', 'omnichat']);

/** The rules of a widget as one sentence. [DISP-01, DISP-11, DISP-15, DISP-16, DISP-17, DISP-19] */
export function describeRules(type: WidgetType, values: Values): string {
  const isRuled = ruled.has(type);
  const [entrance = '', depth] = pairAt(values, 'main.whenDisplay') ?? [];
  const [repeat = 'always', span] = pairAt(values, 'main.showAgain') ?? [];
  const closed = pairAt(values, 'main.showAgainIfClosed');
  const only = linesAt(values, 'setup.urlWhitelist');
  const never = linesAt(values, 'setup.urlBlacklist');
  const parts = [
    ...(isRuled ? [entrances[entrance]?.(depth) ?? 'only when your page asks for it'] : []),
    devices[String(readPath(values, 'setup.hideOnMobile'))] ?? 'on phones and computers',
    ...(isRuled ? [repeats[repeat]?.(span) ?? 'only once'] : []),
    ...(isRuled && closed
      ? [
          `for those who closed it ${closed[0] === 'never' ? 'never again' : (repeats[closed[0]]?.(closed[1]) ?? 'never again')}`,
        ]
      : []),
    ...(only.length > 0 ? [`only on ${list(only)}`] : []),
    ...(never.length > 0 ? [`not on ${list(never)}`] : []),
  ];
  return `${isRuled ? 'Opens' : 'Is there'} ${parts.join(', ')}.`;
}
