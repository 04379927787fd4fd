import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SettingInput } from './SettingInput';
import { type SettingField, settingGroups } from './settingGroups';

function Held({ name, onChange }: { name: string; onChange: (value: unknown) => void }): ReactNode {
  const [value, setValue] = useState<unknown>(30);
  const field = {
    name,
    label: 'Parts',
    control: { kind: 'number', min: 1, max: 900, unit: '' },
  } as unknown as SettingField;
  const change = (next: unknown): void => {
    setValue(next);
    onChange(next);
  };
  return <SettingInput field={field} value={value} error={undefined} onChange={change} />;
}

/** What the server refuses while it is empty. */
const needed = ['pageName', 'country', 'locale', 'fbSdkVersion'];
const written = settingGroups
  .flatMap(({ fields }) => fields)
  .filter(({ control }) => control.kind === 'text' || control.kind === 'lines');

describe('SettingInput', () => {
  it.each(written)('C-TXT-01 OWN-02 $name says whether it may stay empty', (field) => {
    const { find } = mount(
      <SettingInput field={field} value={undefined} error={undefined} onChange={() => {}} />,
      'open',
    );
    const isNeeded = needed.includes(field.name);
    const head = find('label').parentElement?.textContent;
    expect(head).toBe(isNeeded ? field.label : `${field.label}Optional`);
    expect(find<HTMLInputElement>('input, textarea').required).toBe(isNeeded);
  });
  it.each([
    ['smsDailyParts', 'Parts'],
    ['smsDailySpendMinor', 'PartsOptional'],
  ])('C-TXT-01 OWN-02 the number %s is headed %s', (name, head) => {
    const { find } = mount(<Held name={name} onChange={() => {}} />, 'open');
    expect(find('label').parentElement?.textContent).toBe(head);
  });
  it.each([
    ['smsDailyParts', [[4], [45]]],
    ['smsDailySpendMinor', [[null], [4], [45]]],
  ])('OWN-02 C-NUM-06 %s can be emptied to write another number', (name, told) => {
    const onChange = vi.fn();
    const { find } = mount(<Held name={name} onChange={onChange} />, 'open');
    const input = find<HTMLInputElement>('input');
    type(input, '');
    expect(input.value).toBe('');
    for (const text of ['4', '45']) type(input, text);
    expect(input.value).toBe('45');
    expect(onChange.mock.calls).toEqual(told);
  });
});
