/** What we know about a currency. [DATA-05] */
export type Currency = {
  /** Three letters, such as `USD`. */
  readonly alphabetic: string;
  /** How many digits the smallest unit takes: 2 for cents. */
  readonly minorDigits: number;
};
