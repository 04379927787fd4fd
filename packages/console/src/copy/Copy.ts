import type { en } from './en';

type Widened<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widened<Texts[Key]> };

/** The same texts in any language. */
export type Copy = Widened<typeof en>;
