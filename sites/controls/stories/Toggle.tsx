import { Toggle, type ToggleProps } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

function Sample({ value: start = false, ...given }: Partial<ToggleProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => <Toggle label="Published" {...given} value={value} onChange={onChange} />}
    </Held>
  );
}

/** A switch for settings that take effect at once. */
export const toggleStories: readonly Story[] = [
  { name: 'off', draw: () => <Sample /> },
  { name: 'on', draw: () => <Sample value /> },
  { name: 'with-description', draw: () => <Sample value description="Visitors see the widget." /> },
  { name: 'at-the-end', draw: () => <Sample controlAtEnd value description="Visitors see the widget." /> },
  { name: 'disabled', draw: () => <Sample disabled /> },
  { name: 'disabled-and-on', draw: () => <Sample disabled value /> },
  { name: 'long-text', draw: () => <Sample label={longText} description={longText} /> },
  { name: 'arabic', lang: 'ar', draw: () => <Sample value label="منشور" /> },
];
