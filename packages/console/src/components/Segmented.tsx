import { useUid } from '@beckon/controls/uid/useUid';
import type { ReactNode } from 'react';
import { adopt } from '../style/adopt';
import classes from './Segmented.module.css';
import text from './Segmented.module.css?inline';

adopt(text);

interface SegmentedProps {
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
}

/** A few options side by side: native radio buttons, with the chosen one raised. */
export function Segmented({ options, value, onChange, ...group }: SegmentedProps): ReactNode {
  const name = useUid();
  return (
    <div {...group} role="radiogroup" className={classes['group']}>
      {options.map(([option, label]) => (
        <label key={option} className={classes['option']}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
