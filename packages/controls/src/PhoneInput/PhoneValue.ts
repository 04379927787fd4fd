/** A phone number under way: the chosen row of the country table and what was typed. [C-PHONE-01] */
export interface PhoneValue {
  readonly country: string;
  readonly number: string;
}
