import type { Reason } from '@beckon/contract/data/reasons';
import type { en } from './en';
import type { verdicts } from './en/verdicts';

type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widened<Texts[Key]>;
};

/** The console's texts in any language. */
export type Translation = Widened<typeof en>;

/** Texts that few visits need, in a language other than English. The server itself says in English why it rejects something. */
export type LateTranslation = {
  readonly verdicts: Widened<typeof verdicts>;
  readonly reasons: Readonly<Record<Reason, string>>;
};
