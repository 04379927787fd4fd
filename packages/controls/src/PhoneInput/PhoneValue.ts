/** An unfinished phone number: the chosen row of the country table and the typed text. [C-PHONE-01] */
export interface PhoneValue {
  readonly country: string;
  readonly number: string;
}
