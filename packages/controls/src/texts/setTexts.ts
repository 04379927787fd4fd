import { autocompleteTexts } from '../Autocomplete/autocompleteTexts';
import { calendarTexts } from '../Calendar/calendarTexts';
import { dateTexts } from '../DateInput/dateTexts';
import { rangeTexts } from '../DateRange/rangeTexts';
import { dateTimeTexts } from '../DateTimeInput/dateTimeTexts';
import { fieldTexts } from '../Field/fieldTexts';
import { linkTexts } from '../Link/linkTexts';
import { modalTexts } from '../Modal/modalTexts';
import { numberTexts } from '../NumberInput/numberTexts';
import { phoneTexts } from '../PhoneInput/phoneTexts';
import { selectTexts } from '../Select/selectTexts';
import { listTexts } from '../SelectList/listTexts';
import { textInputTexts } from '../TextInput/textInputTexts';
import { timeTexts } from '../TimePicker/timeTexts';

/** The texts that controls have by default, by control. */
export const defaultTexts = {
  autocomplete: autocompleteTexts,
  calendar: calendarTexts,
  date: dateTexts,
  dateTime: dateTimeTexts,
  field: fieldTexts,
  link: linkTexts,
  list: listTexts,
  modal: modalTexts,
  number: numberTexts,
  phone: phoneTexts,
  range: rangeTexts,
  select: selectTexts,
  textInput: textInputTexts,
  time: timeTexts,
} as const;

type Defaults = typeof defaultTexts;
/** The same in any language. */
export type ControlTexts = {
  readonly [Control in keyof Defaults]: { readonly [Name in keyof Defaults[Control]]: string };
};

/** Puts the defaults into another language, for an application with one language at a time. Call it before anything is drawn. */
export function setTexts(texts: ControlTexts): void {
  for (const [control, own] of Object.entries(texts))
    Object.assign(defaultTexts[control as keyof Defaults], own);
}
