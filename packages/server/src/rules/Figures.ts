/** One row of the daily sums, as they are stored. */
export type StatsRow = {
  day: string;
  widgetId: number;
  kind: string;
  detail: string;
  currency: string;
  n: number;
  amountMinor: number;
};

/** What a widget has done in some time. Money is in the smallest unit of its currency; a rate of nothing is null. [OWN-11, OWN-17] */
export type Figures = {
  /** Pages that were looked at and left; they belong to no widget. */
  pageViews: number;
  impressions: number;
  opens: number;
  clicks: number;
  clicksByChannel: Record<string, number>;
  closes: number;
  submits: number;
  optIns: number;
  /** Those since it is counted: `sms`, `fb`. */
  optInsByChannel: Record<string, number>;
  conversions: number;
  /** Money events, and what they brought by currency. */
  sales: number;
  revenueMinor: Record<string, number>;
  openRate: number | null;
  clickRate: number | null;
  optInRate: number | null;
};

/** The figures of an account: in all, of each widget, of each day, and of each widget on each day. Widget 0 is none of the account's. */
export type FigureReport = {
  total: Figures;
  byWidget: Record<number, Figures>;
  byDay: Record<string, Figures>;
  byWidgetAndDay: Record<number, Record<string, Figures>>;
};
