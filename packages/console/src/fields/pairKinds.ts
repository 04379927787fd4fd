/** A kind of rule in words, and what belongs to it. */
export type PairKind = {
  kind: string;
  label: string;
  value: 'none' | 'number' | 'text';
  /** What stands behind the number. */
  unit?: string;
  start?: number;
  max?: number;
};

const appearance: readonly PairKind[] = [
  { kind: 'immediately', label: 'immediately', value: 'none' },
  { kind: 'scroll', label: 'after scrolling', value: 'number', unit: '% of the page', start: 30, max: 100 },
  { kind: 'delay', label: 'after a delay', value: 'number', unit: 'seconds', start: 15, max: 86_400 },
  { kind: 'exit_intent', label: 'when visitors are about to leave', value: 'none' },
  { kind: 'anchor', label: 'at a place on the page', value: 'text' },
];
const entrance: readonly PairKind[] = [
  ...appearance,
  { kind: 'manual', label: 'only from code or a button', value: 'none' },
];
const repeat: readonly PairKind[] = [
  { kind: 'always', label: 'every time', value: 'none' },
  { kind: 'never', label: 'never', value: 'none' },
  { kind: 'days', label: 'after days', value: 'number', unit: 'days', start: 3, max: 3650 },
  { kind: 'hours', label: 'after hours', value: 'number', unit: 'hours', start: 12, max: 8760 },
  { kind: 'seconds', label: 'after seconds', value: 'number', unit: 'seconds', start: 60, max: 86_400 },
];
const firstSeen: readonly PairKind[] = [
  { kind: 'hidden', label: 'closed', value: 'none' },
  { kind: 'opened', label: 'open', value: 'none' },
  { kind: 'delay', label: 'open after a delay', value: 'number', unit: 'seconds', start: 15, max: 86_400 },
];
const delay: readonly PairKind[] = [
  { kind: 'immediately', label: 'immediately', value: 'none' },
  { kind: 'seconds', label: 'after seconds', value: 'number', unit: 'seconds', start: 30, max: 86_400 },
  { kind: 'minutes', label: 'after minutes', value: 'number', unit: 'minutes', start: 5, max: 1440 },
  { kind: 'hours', label: 'after hours', value: 'number', unit: 'hours', start: 1, max: 24 },
];

/** The rules that an owner can choose, by the kind of control. [DISP-01, DISP-11, OMNI-14] */
export const pairKinds = { entrance, appearance, repeat, firstSeen, delay };
