import type { Reason } from '@beckon/contract/data/reasons';
import type { en } from './en';
import type { verdicts } from './en/verdicts';

type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widened<Texts[Key]>;
};

/** The console's texts in any language. */
export type Translation = Widened<typeof en>;

/** Why the server rejects a request; the server itself says it in English. */
export type Reasons = Readonly<Record<Reason, string>>;

/** What a language other than English says on few visits, with the code for it. */
export type LateTranslation = {
  readonly verdicts: Widened<typeof verdicts>;
  /** An answer of the server, with its problems in this language. */
  readonly translate: <Answer>(answer: Answer) => Answer;
};
