/** The names between braces in a text; of a plural, the name of its number. */
type Names<Text extends string> = Text extends `${string}{${infer Inside}`
  ? Inside extends `${infer Start}}${infer Rest}`
    ? Start extends `${infer Name}, plural,${string}`
      ? Name | Names<AfterPlural<Inside>>
      : Start | Names<Rest>
    : never
  : never;

/** What follows the forms of a plural. */
type AfterPlural<Inside extends string> = Inside extends `${string}}}${infer Rest}` ? Rest : '';

/** What a text needs before it can be read: a value for each placeholder. */
export type Values<Text extends string, Value = string | number> = Record<Names<Text>, Value>;
