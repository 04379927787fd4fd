import { languageNames } from '@beckon/contract/languages/languageNames';
import { channelNames } from '../components/channelNames';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { WidgetType } from '../data/Draft';
import type { FieldControl } from '../fields/EditorField';
import { type PairKind, pairKinds } from '../fields/pairKinds';
import { fieldAt } from './labelOf';

const mostCharacters = 80;
const { empty, on, off } = copy.draft;

/** A value of a field in a list of changes, in the words of its control. Pure. [OWN-09] */
export function wordsFor(type: WidgetType, path: string, value: unknown): string {
  if (path === 'channel') return channelNames[value as 'sms'] ?? empty;
  const control = fieldAt(type, path)?.control;
  return shorten(describeControl(control, value) ?? describePlain(value));
}

function describeControl(control: FieldControl | undefined, value: unknown): string | undefined {
  if (!control) return undefined;
  switch (control.kind) {
    case 'choice':
      return control.options.find(([one]) => one === value)?.[1];
    case 'number':
    case 'slider':
      return typeof value === 'number' ? describeNumber(value, control) : undefined;
    case 'entrance':
    case 'appearance':
    case 'repeat':
    case 'firstSeen':
    case 'delay':
      return describePair(pairKinds[control.kind], value);
    case 'language':
      return languageNames[value as keyof typeof languageNames] ?? copy.languages.setting.automatic;
    case 'text':
    case 'area':
    case 'toggle':
    case 'width':
    case 'phone':
    case 'lines':
    case 'address':
    case 'color':
      return undefined;
    default:
      return control satisfies never;
  }
}

function describePair(kinds: readonly PairKind[], value: unknown): string | undefined {
  const [chosen, amount] = Array.isArray(value) ? value : [];
  const known = kinds.find(({ kind }) => kind === chosen);
  if (!known || known.value === 'none') return known?.label;
  if (known.value === 'text')
    return fill(copy.draft.anchor, { label: known.label, name: String(amount || empty) });
  return describeNumber(Number(amount ?? known.start), known);
}

function describeNumber(n: number, { phrase, unit = '' }: { phrase?: string; unit?: string }): string {
  return phrase ? fill(phrase, { n }) : `${n} ${unit}`.trim();
}

function describePlain(value: unknown): string {
  if (value === undefined || value === null || value === '') return empty;
  if (typeof value === 'boolean') return value ? on : off;
  if (Array.isArray(value)) return value.filter((one) => one !== null).join(', ') || empty;
  const { unit, value: size, text } = value as { unit?: unknown; value?: unknown; text?: unknown };
  // A legal text, with the law that it was confirmed for.
  if (typeof text === 'string') return text;
  if (typeof value === 'object') return unit ? `${size} ${unit}` : Object.values(value).join(' ');
  return String(value);
}

function shorten(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
