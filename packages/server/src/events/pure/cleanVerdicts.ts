import { lists } from '@beckon/contract';
import { parseWidgetId } from './parseWidgetId';

const mostWidgets = 100;
const mostTimes = 20;

/** Keeps only widget ids, known rules and plausible counts of a page view: they become rows of the results. [OWN-11, DISP-22] */
export function cleanVerdicts(payload: Record<string, unknown> | null): Record<string, unknown> {
  const rules = entriesOf(payload?.['first_no']).filter(([, rule]) => isOneOf(lists.countedRules, rule));
  const counts = entriesOf(payload?.['counts']).map(([widgetId, own]) => [widgetId, cleanCounts(own)]);
  return { first_no: Object.fromEntries(rules), counts: Object.fromEntries(counts) };
}

function entriesOf(raw: unknown): [string, unknown][] {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  return entries.filter(([widgetId]) => parseWidgetId(widgetId) !== null).slice(0, mostWidgets);
}

function cleanCounts(raw: unknown): Record<string, number> {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  return Object.fromEntries(
    entries.filter(
      ([kind, n]) => isOneOf(lists.countedKinds, kind) && Number.isInteger(n) && n > 0 && n <= mostTimes,
    ),
  );
}

function isOneOf(list: readonly string[], raw: unknown): boolean {
  return list.some((one) => one === raw);
}
