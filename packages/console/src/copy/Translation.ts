import type { en } from './en';

type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widened<Texts[Key]>;
};

/** The console's texts in any language. */
export type Translation = Widened<typeof en>;
