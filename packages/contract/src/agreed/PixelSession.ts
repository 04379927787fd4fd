import * as v from 'valibot';

/** The pixel's own session. [PIX-02, PIX-03] */
export const PixelSession = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1)),
  hasOptedIn: v.optional(v.boolean(), false),
  pageId: v.string(),
  token: v.optional(v.nullable(v.string()), null),
  custom: v.optional(v.record(v.string(), v.unknown()), {}),
  /** The site's own id for this visitor. [NET-06] */
  external_id: v.optional(v.nullable(v.string())),
});
export type PixelSession = v.InferOutput<typeof PixelSession>;
