import { SelectList, type SelectListProps } from '@beckon/controls/SelectList';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { arabicPlants, longText, plants, shelfPlaces, widgetTypes } from '../samples';

type One = Extract<SelectListProps, { readonly multiple?: false | undefined }>;

function Sample({ value: start, ...given }: Partial<One>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <SelectList label="Widget type" options={widgetTypes} {...given} value={value} onChange={onChange} />
      )}
    </Held>
  );
}

/** A list to choose from, placed in the page. */
export const selectListStories: readonly Story[] = [
  { name: 'none-chosen', draw: () => <Sample /> },
  { name: 'chosen', draw: () => <Sample value="modal" /> },
  {
    name: 'several-chosen',
    draw: () => (
      <Held<readonly string[]> start={['bar', 'modal']}>
        {(value, onChange) => (
          <SelectList multiple label="Widget types" options={widgetTypes} value={value} onChange={onChange} />
        )}
      </Held>
    ),
  },
  { name: 'groups', draw: () => <Sample label="Plant" options={plants} value="fern" /> },
  { name: 'filtered', draw: () => <Sample label="Plant" options={plants} query="fi" /> },
  { name: 'new-option', draw: () => <Sample query="Ribbon" onCreate={() => {}} /> },
  { name: 'nothing-found', draw: () => <Sample query="xyz" /> },
  { name: 'loading', draw: () => <Sample options={[]} status="loading" /> },
  { name: 'failed', draw: () => <Sample options={[]} status="failed" onRetry={() => {}} /> },
  { name: 'many-options', draw: () => <Sample label="Place" options={shelfPlaces} value="place-250" /> },
  {
    name: 'long-texts',
    draw: () => (
      <Sample label={longText} options={[{ value: 'long', label: longText, hint: longText }]} value="long" />
    ),
  },
  { name: 'arabic', lang: 'ar', draw: () => <Sample label="نبتة" options={arabicPlants} value="fern" /> },
];
