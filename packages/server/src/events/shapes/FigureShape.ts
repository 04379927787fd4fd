import * as v from 'valibot';
import { apiField } from '../../api/pure/index';

const urlCharacters = 2048;
const mostLifeS = 31_536_000;
const dayS = 86_400;
const rows = 200;

/** The results of a widget, of a day or of everything. [OWN-11, OWN-17] */
export const FigureShape = v.object({
  pageViews: v.pipe(v.number(), v.description('For the whole website: page views don’t belong to a widget.')),
  impressions: v.number(),
  opens: v.number(),
  clicks: v.number(),
  clicksByChannel: v.record(v.string(), v.number()),
  closes: v.number(),
  submits: v.number(),
  optIns: v.number(),
  optInsByChannel: v.pipe(
    v.record(v.string(), v.number()),
    v.description('`sms` and `fb`. Older opt-ins without a recorded channel have an empty name.'),
  ),
  conversions: v.number(),
  sales: v.number(),
  revenueMinor: v.record(v.string(), v.number()),
  openRate: v.nullable(v.number()),
  clickRate: v.nullable(v.number()),
  optInRate: v.nullable(v.number()),
});

/** The results of an account: in total, by widget, by day, and by both. */
export const ReportShape = v.object({
  total: FigureShape,
  byWidget: v.record(v.string(), FigureShape),
  byDay: v.record(v.string(), FigureShape),
  byWidgetAndDay: v.record(v.string(), v.record(v.string(), FigureShape)),
});

const days = { from: apiField.day, to: apiField.day };

/** Which results to return. */
export const figureQueries = {
  days: v.strictObject(days),
  figures: v.strictObject({
    ...days,
    widgetId: v.optional(apiField.number),
    withBots: v.optional(apiField.flagWord, 'false'),
  }),
  failed: v.strictObject({ rows: apiField.rows(rows, 50) }),
};

/** The subscriber or widget that a token is for. [OWN-16] */
export const TokenOrderShape = v.strictObject({
  subscriberId: v.optional(apiField.uuid),
  widgetId: v.optional(apiField.wholeNumber),
  lifeS: v.optional(
    v.pipe(apiField.wholeNumber, v.minValue(1), v.maxValue(mostLifeS, 'must be at most one year')),
    dayS,
  ),
  link: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(urlCharacters, 'is too long'),
      v.regex(/^https?:\/\/\S+$/i, 'must be a URL that starts with https:// or http://'),
    ),
  ),
});
