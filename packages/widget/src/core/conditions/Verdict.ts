/** The answer of a condition, with what was compared: the reason is part of the answer. [DISP-22] */
export type Verdict = {
  rule:
    | 'host'
    | 'website'
    | 'sdk'
    | 'rendered'
    | 'route'
    | 'repeat'
    | 'device'
    | 'entrance'
    | 'queue'
    | 'page';
  ok: boolean;
  /** The kind of rule that was applied: `scroll`, `days`, `blacklist` … */
  kind: string;
  /** What is the case. */
  is?: string | number | boolean | null | undefined;
  /** What would have to be the case. */
  needs?: string | number | boolean | null | undefined;
};
