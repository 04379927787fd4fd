/** The names in braces in a text; for a plural, the name of its number. */
type Names<Text extends string> = Text extends `${string}{${infer Inside}`
  ? Inside extends `${infer Start}}${infer Rest}`
    ? Start extends `${infer Name}, plural,${string}`
      ? Name | Names<AfterPlural<Inside>>
      : Start | Names<Rest>
    : never
  : never;

/** What follows the forms of a plural. */
type AfterPlural<Inside extends string> = Inside extends `${string}}}${infer Rest}` ? Rest : '';

/** What a text needs before it can be shown: a value for each placeholder. */
export type Values<Text extends string, Value = string | number> = Record<Names<Text>, Value>;
