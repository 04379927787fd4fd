/** What we know about a country. [DATA-01, DATA-03] */
export type Country = {
  /** English name. */
  readonly name: string;
  /** Name in the country's own language. */
  readonly native: string;
  /** Dial code without the plus sign, digits only. */
  readonly phone: string;
  /** Two letters, such as `EU`. */
  readonly continent: string;
  /** English name of the capital, empty if there is none. */
  readonly capital: string;
  /** Alphabetic codes, comma-separated, empty if there are none. */
  readonly currency: string;
  /** Two-letter language codes, most used first. */
  readonly languages: readonly string[];
  /** The flag as an emoji. */
  readonly emoji: string;
  /** The flag's code points, such as `U+1F1EB U+1F1F7`. */
  readonly emojiU: string;
};
