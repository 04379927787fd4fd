import { Autocomplete } from '@beckon/controls/Autocomplete';
import type { AutocompleteProps } from '@beckon/controls/Autocomplete/AutocompleteProps';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { arabicPlants, longText, plants, shelfPlaces } from '../samples';

function Sample({ value: start, ...given }: Partial<AutocompleteProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Autocomplete label="Plant" options={plants} {...given} value={value} onChange={onChange} />
      )}
    </Held>
  );
}

const input = '[role=combobox]';
const opens = { press: 'button', shows: '[role=option]' };
const typed = (text: string, shows = '[role=option]') => ({ press: input, text, shows });

/** A field that filters its options. */
export const autocompleteStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample texts={{ placeholder: 'Type a name' }} /> },
  { name: 'chosen', draw: () => <Sample value="fern" /> },
  {
    name: 'with-hint',
    draw: () => <Sample hint="The one that your visitors ask about most." required={false} />,
  },
  { name: 'error', draw: () => <Sample error="Choose a plant" /> },
  { name: 'disabled', draw: () => <Sample disabled value="monstera" /> },
  { name: 'open', opens, draw: () => <Sample value="fern" /> },
  { name: 'filtered', opens: typed('fi'), draw: () => <Sample /> },
  { name: 'nothing-found', opens: typed('xyz', '[popover]'), draw: () => <Sample /> },
  { name: 'new-option', opens: typed('Orchid'), draw: () => <Sample onCreate={() => {}} /> },
  {
    name: 'loading',
    opens: typed('m', '[popover]'),
    draw: () => <Sample options={[]} filters={false} status="loading" />,
  },
  {
    name: 'failed',
    opens: typed('m', '[popover]'),
    draw: () => <Sample options={[]} filters={false} status="failed" onRetry={() => {}} />,
  },
  {
    name: 'many-options',
    opens,
    draw: () => <Sample label="Place" options={shelfPlaces} value="place-250" />,
  },
  {
    name: 'long-texts',
    opens,
    draw: () => (
      <Sample label={longText} options={[{ value: 'long', label: longText, hint: longText }]} value="long" />
    ),
  },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => <Sample label="نبتة" options={arabicPlants} value="fern" />,
  },
];
