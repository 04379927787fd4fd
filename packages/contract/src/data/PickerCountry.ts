/** What the phone form needs to know about a country; the flag comes from `flagOf(code)`. [C-PHONE-01, C-PHONE-04] */
export type PickerCountry = {
  /** Key in `countries`, such as `DO` or `DO2`. */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Name in the country's own language. */
  readonly native: string;
  /** Dial code without the plus sign, digits only. */
  readonly dial: string;
};
