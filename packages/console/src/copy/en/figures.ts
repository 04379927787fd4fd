/** Numbers, charts and comparisons, wherever they appear. */
export const figures = {
  noChange: 'No change',
  fresh: 'New',
  total: 'Total {n}',
  empty: 'No data for these dates',
  asTable: 'View as table',
  date: 'Date',
  trend: '{label}: up to {n} per day',
  email: 'Email',
  funnel: {
    pageViews: 'Viewed a page',
    impressions: 'Saw a widget',
    opens: 'Opened a widget',
    submits: 'Submitted the form',
    optIns: 'Opted in',
    conversions: 'Converted',
    sales: 'Purchased',
  },
} as const;
