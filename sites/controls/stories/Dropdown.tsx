import { Dropdown, type DropdownProps } from '@beckon/controls/Dropdown';
import type { MenuItem } from '@beckon/controls/Dropdown/MenuItem';
import { calendarPath } from '@beckon/controls/icons/calendarPath';
import { closePath } from '@beckon/controls/icons/closePath';
import { plusPath } from '@beckon/controls/icons/plusPath';
import type { ReactNode } from 'react';
import type { Story } from '../Story';
import { longText } from '../samples';

const nothing = () => {};
const items: readonly MenuItem[] = [
  { id: 'copy', label: 'Duplicate', icon: plusPath, onSelect: nothing },
  { id: 'plan', label: 'Schedule', icon: calendarPath, onSelect: nothing },
  { id: 'move', label: 'Move to another account', disabled: true, onSelect: nothing },
  'separator',
  { id: 'delete', label: 'Delete', icon: closePath, danger: true, onSelect: nothing },
];
const switches: readonly MenuItem[] = ['Name', 'Status', 'Subscribers'].map((label, at) => ({
  id: label,
  label,
  checked: at < 2,
  keepsOpen: true,
  onSelect: nothing,
}));

const Sample = (given: Partial<DropdownProps>): ReactNode => (
  <Dropdown label="Actions" items={items} {...given} />
);
const opens = { press: '[aria-haspopup=menu]', shows: '[role=menu]' };

/** A button that opens a menu. */
export const dropdownStories: readonly Story[] = [
  { name: 'closed', draw: () => <Sample /> },
  { name: 'icon-alone', draw: () => <Sample hideLabel icon={plusPath} /> },
  { name: 'disabled', draw: () => <Sample disabled /> },
  { name: 'opens-on-hover', draw: () => <Sample opensOnHover label="Rest here" /> },
  { name: 'open', opens, draw: () => <Sample /> },
  { name: 'open-switches', opens, draw: () => <Sample label="Columns" items={switches} /> },
  {
    name: 'open-aligned-to-end',
    opens,
    draw: () => <Sample align="end" label="Everything that can be done" />,
  },
  {
    name: 'many-entries',
    opens,
    draw: () => (
      <Sample
        items={Array.from({ length: 60 }, (_, at) => ({
          id: `${at}`,
          label: at === 3 ? longText : `Version ${60 - at}`,
          onSelect: nothing,
        }))}
      />
    ),
  },
];
