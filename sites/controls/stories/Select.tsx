import { Select, type SelectProps } from '@beckon/controls/Select';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { arabicPlants, longText, plants, shelfPlaces, widgetTypes } from '../samples';

type One = Extract<SelectProps, { readonly multiple?: false | undefined }>;
type Several = Extract<SelectProps, { readonly multiple: true }>;

function Sample({ value: start, ...given }: Partial<One>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Select label="Widget type" options={widgetTypes} {...given} value={value} onChange={onChange} />
      )}
    </Held>
  );
}

function SampleOfSeveral({ value: start = [], ...given }: Partial<Several>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Select
          label="Widget types"
          options={widgetTypes}
          {...given}
          multiple
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  );
}

const opens = { press: '[role=combobox]', shows: '[role=option]' };

/** A button that opens a list to choose one or several options from. */
export const selectStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample /> },
  { name: 'chosen', draw: () => <Sample value="modal" /> },
  { name: 'several-chosen', draw: () => <SampleOfSeveral value={['bar', 'modal']} /> },
  { name: 'chips', draw: () => <SampleOfSeveral chips value={['bar', 'modal', 'slide-in']} /> },
  { name: 'with-hint', draw: () => <Sample hint="It can be changed later." required={false} /> },
  { name: 'error', draw: () => <Sample error="Choose a type" /> },
  { name: 'disabled', draw: () => <Sample disabled value="modal" /> },
  { name: 'disabled-chips', draw: () => <SampleOfSeveral disabled chips value={['bar', 'modal']} /> },
  { name: 'open', opens, draw: () => <Sample value="modal" /> },
  { name: 'open-multiple', opens, draw: () => <SampleOfSeveral value={['bar', 'modal']} /> },
  { name: 'open-groups', opens, draw: () => <Sample label="Plant" options={plants} value="fern" /> },
  {
    name: 'many-options',
    opens,
    draw: () => <Sample label="Place" options={shelfPlaces} value="place-250" />,
  },
  { name: 'no-options', opens: { ...opens, shows: '[popover]' }, draw: () => <Sample options={[]} /> },
  {
    name: 'long-texts',
    opens,
    draw: () => (
      <Sample
        label={longText}
        hint={longText}
        value="long"
        options={[{ value: 'long', label: longText, hint: longText }, ...widgetTypes]}
      />
    ),
  },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => <Sample label="نبتة" options={arabicPlants} value="fern" />,
  },
];
