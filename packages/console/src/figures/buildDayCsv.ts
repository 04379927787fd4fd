import type { Api } from '../data/Api';

const columns = [
  'pageViews',
  'impressions',
  'opens',
  'clicks',
  'submits',
  'optIns',
  'conversions',
  'sales',
] as const;

/** The figures by day as CSV. [OWN-11] */
export function buildDayCsv(days: readonly string[], byDay: Api['report']['byDay']): string {
  const rows = days.map((day) => [day, ...columns.map((name) => byDay[day]?.[name] ?? 0)].join(','));
  return [['day', ...columns].join(','), ...rows].join('\r\n');
}
