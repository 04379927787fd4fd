import type { Story } from './Story';
import { autocompleteStories } from './stories/Autocomplete';
import { buttonStories } from './stories/Button';
import { buttonIconStories } from './stories/ButtonIcon';
import { calendarStories } from './stories/Calendar';
import { checkboxStories } from './stories/Checkbox';
import { confirmStories } from './stories/Confirm';
import { dateInputStories } from './stories/DateInput';
import { dateRangeStories } from './stories/DateRange';
import { dateTimeInputStories } from './stories/DateTimeInput';
import { dialogStories } from './stories/Dialog';
import { dropdownStories } from './stories/Dropdown';
import { fieldStories } from './stories/Field';
import { fieldErrorStories } from './stories/FieldError';
import { highlighterStories } from './stories/Highlighter';
import { hintTipStories } from './stories/HintTip';
import { iconStories } from './stories/Icon';
import { linkStories } from './stories/Link';
import { modalStories } from './stories/Modal';
import { numberInputStories } from './stories/NumberInput';
import { phoneInputStories } from './stories/PhoneInput';
import { popoverStories } from './stories/Popover';
import { radioStories } from './stories/Radio';
import { relativeTimeStories } from './stories/RelativeTime';
import { scrollAreaStories } from './stories/ScrollArea';
import { selectStories } from './stories/Select';
import { selectListStories } from './stories/SelectList';
import { sliderStories } from './stories/Slider';
import { spinnerStories } from './stories/Spinner';
import { textareaStories } from './stories/Textarea';
import { textInputStories } from './stories/TextInput';
import { timePickerStories } from './stories/TimePicker';
import { toggleStories } from './stories/Toggle';

/** Every control of the kit with its states, in the order of the list. */
export const stories: Readonly<Record<string, readonly Story[]>> = {
  Autocomplete: autocompleteStories,
  Button: buttonStories,
  ButtonIcon: buttonIconStories,
  Calendar: calendarStories,
  Checkbox: checkboxStories,
  Confirm: confirmStories,
  DateInput: dateInputStories,
  DateRange: dateRangeStories,
  DateTimeInput: dateTimeInputStories,
  Dialog: dialogStories,
  Dropdown: dropdownStories,
  Field: fieldStories,
  FieldError: fieldErrorStories,
  Highlighter: highlighterStories,
  HintTip: hintTipStories,
  Icon: iconStories,
  Link: linkStories,
  Modal: modalStories,
  NumberInput: numberInputStories,
  PhoneInput: phoneInputStories,
  Popover: popoverStories,
  Radio: radioStories,
  RelativeTime: relativeTimeStories,
  ScrollArea: scrollAreaStories,
  Select: selectStories,
  SelectList: selectListStories,
  Slider: sliderStories,
  Spinner: spinnerStories,
  Textarea: textareaStories,
  TextInput: textInputStories,
  TimePicker: timePickerStories,
  Toggle: toggleStories,
};
