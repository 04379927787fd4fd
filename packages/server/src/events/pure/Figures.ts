/** One stored row of the daily sums. */
export type StatsRow = {
  day: string;
  widgetId: number;
  kind: string;
  detail: string;
  currency: string;
  n: number;
  amountMinor: number;
};

/** The results of a widget over some time. Money is in the smallest unit of its currency; an empty rate is null. [OWN-11, OWN-17] */
export type Figures = {
  /** Page views; they don't belong to a widget. */
  pageViews: number;
  impressions: number;
  opens: number;
  clicks: number;
  clicksByChannel: Record<string, number>;
  closes: number;
  submits: number;
  optIns: number;
  /** Since we count them by channel: `sms`, `fb`. */
  optInsByChannel: Record<string, number>;
  conversions: number;
  /** Money events, and their sums by currency. */
  sales: number;
  revenueMinor: Record<string, number>;
  openRate: number | null;
  clickRate: number | null;
  optInRate: number | null;
};

/** The results of an account: in total, by widget, by day, and by both. Widget 0 means none of the account's widgets. */
export type FigureReport = {
  total: Figures;
  byWidget: Record<number, Figures>;
  byDay: Record<string, Figures>;
  byWidgetAndDay: Record<number, Record<string, Figures>>;
};
