import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DateRange } from '../DateRange/DateRange';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import { TimePicker } from '../TimePicker/TimePicker';
import { mount } from '../testing/mount';
import { DateInput } from './DateInput';

const field = { label: 'When', name: 'when', onChange: () => {} };
const countries = [{ code: 'US', name: 'United States', native: 'United States', dial: '1' }];
const phone = (number: string) => ({ country: 'US', number });
const range = { start: '2026-11-01', end: '2026-11-15' };

function send(control: ReactNode): unknown[] {
  const { find, unmount } = mount(<form>{control}</form>);
  const sent = [...new FormData(find<HTMLFormElement>('form')).entries()];
  unmount();
  return sent;
}

describe('what a form receives', () => {
  it.each([
    ['C-DATE-01', <DateInput key="" {...field} value="2026-11-20" locale="en-GB" />, '2026-11-20'],
    ['C-DATE-01', <DateInput key="" {...field} value={null} />, ''],
    ['C-TIME-05', <TimePicker key="" {...field} value="14:30" locale="en-US" />, '14:30'],
    ['C-RANGE-05', <DateRange key="" {...field} value={range} />, '2026-11-01/2026-11-15'],
    ['C-RANGE-05', <DateRange key="" {...field} value={null} />, ''],
    [
      'C-PHONE-02',
      <PhoneInput key="" {...field} {...{ countries }} value={phone('(201) 555-0123')} />,
      '+12015550123',
    ],
    ['C-PHONE-02', <PhoneInput key="" {...field} {...{ countries }} value={phone('')} />, ''],
    ['C-PHONE-02', <PhoneInput key="" {...field} countries={[]} value={phone('201')} />, '201'],
  ])(
    'C-DATE-01 C-TIME-05 C-RANGE-05 C-PHONE-02 DATA-07 under its name, in machine-readable form: %s',
    (_, control, value) => {
      expect(send(control)).toEqual([['when', value]]);
    },
  );

  it('DATA-07 nothing from a control that is disabled or has no name', () => {
    const day = '2026-11-20';
    expect(send(<DateInput {...field} value={day} disabled />)).toEqual([]);
    expect(send(<PhoneInput {...field} {...{ countries }} value={phone('201')} disabled />)).toEqual([]);
    expect(send(<TimePicker label="When" value="14:30" onChange={() => {}} />)).toEqual([]);
  });

  it('C-TXT-01 an id and a class of the page go to the input and the field', () => {
    const { find, unmount } = mount(<DateInput {...field} value={null} id="own" className="wide" />);
    expect(find('input').id).toBe('own');
    expect(find('label').getAttribute('for')).toBe('own');
    expect(find('.wide').contains(find('input'))).toBe(true);
    unmount();
  });
});
