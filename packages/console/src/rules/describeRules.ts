import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { language } from '../copy/language';
import type { WidgetType } from '../data/Draft';
import { typeSets } from '../fields/typeSets';
import { valueAtPath } from '../fields/valueAtPath';

type Values = Readonly<Record<string, unknown>>;
type Pair = readonly [kind: string, value: unknown];

const { summary } = copy.rules;
const { when, where } = summary;

const pairAt = (values: Values, path: string): Pair | undefined => {
  const value = valueAtPath(values, path);
  return Array.isArray(value) ? (value as unknown as Pair) : undefined;
};
const linesAt = (values: Values, path: string): readonly string[] => {
  const value = valueAtPath(values, path);
  return Array.isArray(value) ? (value as string[]) : [];
};
const list = (words: readonly string[]): string => new Intl.ListFormat(language()).format(words);

const entrances: Record<string, (value: unknown) => string> = {
  immediately: () => when.immediately,
  scroll: (value) => fill(when.scroll, { n: Number(value) }),
  delay: (value) => fill(when.delay, { n: Number(value) }),
  exit_intent: () => when.exitIntent,
  manual: () => when.manual,
  anchor: (value) => fill(when.anchor, { name: String(value) }),
};
const devices: Record<string, string> = {
  true: where.computers,
  desktop: where.computers,
  mobile: where.phones,
};

/** The rules of a widget in a few sentences. [DISP-01, DISP-11, DISP-15, DISP-16, DISP-17, DISP-19] */
export function describeRules(type: WidgetType, values: Values): string {
  const isRuled = typeSets.ruled.some((one) => one === type);
  const [entrance = '', depth] = pairAt(values, 'main.whenDisplay') ?? [];
  const closed = pairAt(values, 'main.showAgainIfClosed');
  const only = linesAt(values, 'setup.urlWhitelist');
  const never = linesAt(values, 'setup.urlBlacklist');
  const place = devices[String(valueAtPath(values, 'setup.hideOnMobile'))] ?? where.all;
  const opens = entrances[entrance]?.(depth) ?? when.code;
  const sentences = [
    isRuled ? fill(summary.opens, { when: opens, where: place }) : fill(summary.available, { where: place }),
    ...(isRuled ? [describeRepeat(summary.again, pairAt(values, 'main.showAgain') ?? ['always', null])] : []),
    ...(isRuled && closed ? [describeRepeat(summary.afterClosing, closed)] : []),
    ...(only.length > 0 ? [fill(summary.onlyOn, { pages: list(only) })] : []),
    ...(never.length > 0 ? [fill(summary.neverOn, { pages: list(never) })] : []),
  ];
  return sentences.join(' ');
}

/** How often it shows; a rule that pages don't know shows it once. */
function describeRepeat(texts: Readonly<Record<string, string>>, [kind, span]: Pair): string {
  const text = Object.hasOwn(texts, kind) ? texts[kind] : texts['never'];
  return fill(text ?? '', { n: Number(span) });
}
