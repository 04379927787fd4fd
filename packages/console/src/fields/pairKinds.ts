import { copy } from '../copy/copy';

/** A kind of rule, with its label and what belongs to it. */
export type PairKind = {
  kind: string;
  label: string;
  value: 'none' | 'number' | 'text';
  /** Follows the number. */
  unit?: string;
  /** The rule with its number, as a text. */
  phrase?: string;
  start?: number;
  max?: number;
};

const { kinds, units, phrase } = copy.fields.rules;
const dayS = 86_400;

const immediately: PairKind = { kind: 'immediately', label: kinds.immediately, value: 'none' };
const inSeconds = {
  label: kinds.seconds,
  value: 'number',
  unit: units.seconds,
  phrase: phrase.seconds,
} as const;
const inHours = {
  kind: 'hours',
  label: kinds.hours,
  value: 'number',
  unit: units.hours,
  phrase: phrase.hours,
} as const;

const appearance: readonly PairKind[] = [
  immediately,
  {
    kind: 'scroll',
    label: kinds.scroll,
    value: 'number',
    unit: units.ofPage,
    phrase: phrase.scroll,
    start: 30,
    max: 100,
  },
  { ...inSeconds, kind: 'delay', start: 15, max: dayS },
  { kind: 'exit_intent', label: kinds.exitIntent, value: 'none' },
  { kind: 'anchor', label: kinds.anchor, value: 'text' },
];
const entrance: readonly PairKind[] = [...appearance, { kind: 'manual', label: kinds.manual, value: 'none' }];
const repeat: readonly PairKind[] = [
  { kind: 'always', label: kinds.always, value: 'none' },
  { kind: 'never', label: kinds.never, value: 'none' },
  {
    kind: 'days',
    label: kinds.days,
    value: 'number',
    unit: units.days,
    phrase: phrase.days,
    start: 3,
    max: 3650,
  },
  { ...inHours, start: 12, max: 8760 },
  { ...inSeconds, kind: 'seconds', start: 60, max: dayS },
];
const firstSeen: readonly PairKind[] = [
  { kind: 'hidden', label: kinds.closed, value: 'none' },
  { kind: 'opened', label: kinds.opened, value: 'none' },
  { ...inSeconds, kind: 'delay', label: kinds.openLater, phrase: phrase.openLater, start: 15, max: dayS },
];
const delay: readonly PairKind[] = [
  immediately,
  { ...inSeconds, kind: 'seconds', start: 30, max: dayS },
  {
    kind: 'minutes',
    label: kinds.minutes,
    value: 'number',
    unit: units.minutes,
    phrase: phrase.minutes,
    start: 5,
    max: 1440,
  },
  { ...inHours, start: 1, max: 24 },
];

/** The rules that an owner can choose, by the kind of control. [DISP-01, DISP-11, OMNI-14] */
export const pairKinds = { entrance, appearance, repeat, firstSeen, delay };
