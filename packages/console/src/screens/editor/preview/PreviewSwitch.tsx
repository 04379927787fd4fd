import { Select } from '@beckon/controls/Select';
import type { ReactNode } from 'react';
import { Segmented } from '../../../components/Segmented';
import { useMedia } from '../../../components/useMedia';
import classes from '../stage.module.css';

interface PreviewSwitchProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Switches the preview: options side by side, or a list on a phone, where only one switch would fit. [OWN-08, OWN-23] */
export function PreviewSwitch({ label, options, value, onChange }: PreviewSwitchProps): ReactNode {
  const isNarrow = useMedia('(max-width: 800px)');
  if (!isNarrow) return <Segmented aria-label={label} {...{ options, value, onChange }} />;
  return (
    <Select
      className={classes['switch']}
      label={label}
      hideLabel
      options={options.map(([option, words]) => ({ value: option, label: words }))}
      value={value}
      onChange={onChange}
    />
  );
}
