/** A condition's answer with what was compared: the reason is part of the answer. [DISP-22] */
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
  /** The actual value. */
  is?: string | number | boolean | null | undefined;
  /** The value the rule requires. */
  needs?: string | number | boolean | null | undefined;
};
