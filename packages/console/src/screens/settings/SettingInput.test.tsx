import { mount } from '@beckon/controls/testing/mount';
import { press } from '@beckon/controls/testing/press';
import { type } from '@beckon/controls/testing/type';
import { SettingsChange } from '@beckon/server/shapes/SettingsShape';
import { act, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { SettingField } from './SettingField';
import { SettingInput } from './SettingInput';
import { settingGroups } from './settingGroups';

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

/** Whether the server refuses it while it is empty. */
const isRefused = (name: string) =>
  ['', null, []].every((empty) => !v.safeParse(SettingsChange, { [name]: empty }).success);
const written = settingGroups
  .flatMap(({ fields }) => fields)
  .filter(({ control }) => ['text', 'lines', 'country', 'countries'].includes(control.kind));

describe('SettingInput', () => {
  it('OWN-02 C-AUTO-01 a country is found by its name and stored by its letters', () => {
    const onChange = vi.fn();
    const field = settingGroups.flatMap(({ fields }) => fields).find(({ name }) => name === 'country');
    if (!field) throw new Error('no setting for the country');
    const options = [
      { value: 'US', label: 'United States' },
      { value: 'DE', label: 'Germany' },
    ];
    const { find, unmount } = mount(
      <SettingInput {...{ field, options, onChange }} value="US" error={undefined} />,
      'open',
    );
    const input = find<HTMLInputElement>('[role=combobox]');
    expect(input.value).toBe('United States');
    type(input, 'germ');
    press(input, 'ArrowDown');
    press(input, 'Enter');
    expect(onChange.mock.lastCall).toEqual(['DE']);
    unmount();
  });
  it.each([
    ['m', false],
    ['xlarge', true],
  ])(
    'OWN-02 the default button size %s offers a plugin size only if it is already set: %s',
    (value, isOld) => {
      const field = settingGroups.flatMap(({ fields }) => fields).find(({ name }) => name === 'defaultSize');
      if (!field) throw new Error('no setting for the size');
      const { root, unmount } = mount(
        <SettingInput {...{ field, value }} error={undefined} onChange={() => {}} />,
        'document',
      );
      const select = root.querySelector<HTMLElement>('[role=combobox]');
      act(() => select?.click());
      const offered = [...root.querySelectorAll('[role=option], label:has(input)')].map(
        (one) => one.textContent,
      );
      expect(offered).toEqual([
        ...['Automatic', 'Small', 'Medium', 'Large'],
        ...(isOld ? ['Extra large (same as Large)'] : []),
      ]);
      unmount();
    },
  );
  it.each(written)('C-TXT-01 OWN-02 $name says whether it may stay empty', (field) => {
    const { find } = mount(
      <SettingInput field={field} value={undefined} error={undefined} onChange={() => {}} />,
      'open',
    );
    const isNeeded = isRefused(field.name);
    const head = find('label').parentElement?.textContent;
    expect(head).toBe(isNeeded ? field.label : `${field.label}${field.neededFor ?? 'Optional'}`);
    expect(find<HTMLInputElement>('input, textarea').required).toBe(isNeeded);
  });
  it('C-TXT-01 OWN-03 NET-11 A-27 websites may stay empty, but aren’t called optional: sign-ups by phone need them', () => {
    const field = written.find(({ name }) => name === 'whitelist');
    if (!field) throw new Error('no setting for the websites');
    const { find, root } = mount(
      <SettingInput field={field} value={[]} error={undefined} onChange={() => {}} />,
      'open',
    );
    expect(find('label').parentElement?.textContent).toBe('WebsitesNeeded for phone sign-ups');
    expect(root.textContent).toContain('Sign-ups by phone work only on these websites and on landing pages.');
    expect(find<HTMLInputElement>('input').required).toBe(false);
  });
  it.each([
    ['smsDailyParts', 'Parts'],
    ['smsDailySpendMinor', 'PartsOptional'],
  ])('C-TXT-01 OWN-02 the label of the number %s is %s', (name, head) => {
    const { find } = mount(<Held name={name} onChange={() => {}} />, 'open');
    expect(find('label').parentElement?.textContent).toBe(head);
  });
  it.each([
    ['smsDailyParts', [[4], [45]]],
    ['smsDailySpendMinor', [[null], [4], [45]]],
  ])('OWN-02 C-NUM-06 %s can be cleared to type another number', (name, told) => {
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
