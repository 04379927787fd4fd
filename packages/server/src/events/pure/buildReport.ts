import type { FigureReport, Figures, StatsRow } from './Figures';

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const countOf = (rows: readonly StatsRow[], kind: string): number =>
  rows.filter((row) => row.kind === kind).reduce((sum, { n }) => sum + n, 0);

/** Sums by a key of each row. */
function sumBy(
  rows: readonly StatsRow[],
  keyOf: (row: StatsRow) => string,
  amountOf: (row: StatsRow) => number,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + amountOf(row);
  return sums;
}

const byDetail = (rows: readonly StatsRow[]): Record<string, number> =>
  sumBy(
    rows,
    ({ detail }) => detail,
    ({ n }) => n,
  );

/** The results of some rows together. [OWN-11, OWN-17] */
function sumFigures(rows: readonly StatsRow[]): Figures {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const [impressions, opens, clicks] = [
    countOf(rows, 'impression'),
    countOf(rows, 'open'),
    countOf(rows, 'click'),
  ];
  const optIns = countOf(rows, 'opt_in');
  return {
    pageViews: countOf(rows, 'verdicts'),
    impressions,
    opens,
    clicks,
    clicksByChannel: byDetail(of('click')),
    closes: countOf(rows, 'close'),
    submits: countOf(rows, 'submit'),
    optIns,
    optInsByChannel: byDetail(of('opt_in')),
    conversions: countOf(rows, 'conversion'),
    sales: countOf(rows, 'money'),
    revenueMinor: sumBy(
      of('money'),
      ({ currency }) => currency,
      ({ amountMinor }) => amountMinor,
    ),
    openRate: share(opens, impressions),
    clickRate: share(clicks, impressions),
    optInRate: share(optIns, impressions),
  };
}

/** The same for everything an owner sees: total, each widget, each day, each widget on each day. [OWN-11] */
export function buildReport(rows: readonly StatsRow[]): FigureReport {
  const byWidget = group(rows, ({ widgetId }) => widgetId);
  return {
    total: sumFigures(rows),
    byWidget: mapValues(byWidget, sumFigures),
    byDay: mapValues(
      group(rows, ({ day }) => day),
      sumFigures,
    ),
    byWidgetAndDay: mapValues(byWidget, (own) =>
      mapValues(
        group(own, ({ day }) => day),
        sumFigures,
      ),
    ),
  };
}

function group<Key extends string | number>(
  rows: readonly StatsRow[],
  keyOf: (row: StatsRow) => Key,
): Map<Key, StatsRow[]> {
  const groups = new Map<Key, StatsRow[]>();
  for (const row of rows) {
    const own = groups.get(keyOf(row));
    if (own) own.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function mapValues<Key extends string | number, Value, Result>(
  groups: Map<Key, Value>,
  change: (value: Value) => Result,
): Record<Key, Result> {
  return Object.fromEntries([...groups].map(([key, value]) => [key, change(value)])) as Record<Key, Result>;
}
