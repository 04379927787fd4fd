/** The names between braces in a text; of a plural, the name of its number. */
type Names<Text extends string> = Text extends `${string}{${infer Inside}`
  ? Inside extends `${infer Name}, plural,${string}}}${infer Rest}`
    ? Name | Names<Rest>
    : Inside extends `${infer Name}}${infer Rest}`
      ? Name | Names<Rest>
      : never
  : never;

/** What a text needs before it can be read: a value for each placeholder. */
export type Values<Text extends string, Value = string | number> = Record<Names<Text>, Value>;
