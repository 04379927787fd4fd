import * as v from 'valibot';

const WidgetMemory = v.object({
  lastImpression: v.optional(v.pipe(v.number(), v.finite())),
  manualClose: v.optional(v.boolean(), false),
});

/** What is remembered about a visitor between pages. [BOOT-05, STOR-04, REF-01, REF-08] */
export const WidgetSession = v.object({
  userId: v.pipe(v.string(), v.minLength(1)),
  sessionId: v.pipe(v.string(), v.minLength(1)),
  widgets: v.optional(v.record(v.string(), WidgetMemory), {}),
});
export type WidgetSession = v.InferOutput<typeof WidgetSession>;
