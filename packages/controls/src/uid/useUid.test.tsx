import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Autocomplete } from '../Autocomplete/Autocomplete';
import { DateInput } from '../DateInput/DateInput';
import { DateRange } from '../DateRange/DateRange';
import { DateTimeInput } from '../DateTimeInput/DateTimeInput';
import { Field } from '../Field/Field';
import { HintTip } from '../Field/HintTip';
import { NumberInput } from '../NumberInput/NumberInput';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import { Radio } from '../Radio/Radio';
import { Select } from '../Select/Select';
import { TimePicker } from '../TimePicker/TimePicker';

const onChange = () => {};
const options = [{ value: 'a', label: 'A' }];

function Page(): ReactNode {
  return (
    <>
      <DateInput label="Day" value="2026-11-20" {...{ onChange }} />
      <TimePicker label="Time" value="14:30" hint="Local" {...{ onChange }} />
      <DateTimeInput label="Moment" value="2026-11-20T14:30:00Z" timeZone="UTC" {...{ onChange }} />
      <DateRange label="Period" value={null} today="2026-11-15" {...{ onChange }} />
      <PhoneInput label="Phone" countries={[]} value={{ country: 'US', number: '' }} {...{ onChange }} />
      <Select label="One" value="a" {...{ options, onChange }} />
      <Autocomplete label="Some" value="a" {...{ options, onChange }} />
      <Field label="Which" group>
        {(group) => <Radio {...group} name="which" value="a" {...{ options, onChange }} />}
      </Field>
      <Field label="Count" hint="Whole" Hint={HintTip} error="Too many">
        {(field) => <NumberInput {...field} value="5" {...{ onChange }} />}
      </Field>
    </>
  );
}

it('C-TXT-01 hydrates server markup as it is, including ids', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.body.appendChild(document.createElement('div'));
  // An earlier page of the same server must not change what this one gets.
  renderToString(<Page />);
  box.innerHTML = renderToString(<Page />);
  const before = [...box.querySelectorAll('[id]')].map(({ id }) => id);
  const onRecoverableError = vi.fn();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = await act(() => hydrateRoot(box, <Page />, { onRecoverableError }));
  expect([onRecoverableError.mock.calls, complaint.mock.calls]).toEqual([[], []]);
  expect([...box.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
  act(() => root.unmount());
  complaint.mockRestore();
  box.remove();
});
