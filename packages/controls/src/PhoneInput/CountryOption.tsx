import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { memo, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { checkPath } from '../Icon/paths/checkPath';
import classes from './CountryList.module.css';
import { Flag } from './Flag';

const tickSizePx = 20;

/** One country and its state in the list. */
export interface CountryOptionProps {
  readonly id: string;
  readonly country: PickerCountry;
  /** The arrow keys are on it. */
  readonly active: boolean;
  readonly chosen: boolean;
}

/** One row of the country list; memoized, because there are about 250. */
export const CountryOption = memo(function CountryOption(props: CountryOptionProps): ReactNode {
  const { id, country, active, chosen } = props;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classes.option}
      data-active={active ? '' : undefined}
    >
      <Flag code={country.code} />
      <span className={classes.name}>{country.name}</span>
      {country.native !== country.name && (
        <span className={classes.native} dir="auto">
          {country.native}
        </span>
      )}
      <span className={classes.end}>
        {chosen && <Icon path={checkPath} size={tickSizePx} className={classes.tick} />}
        <span className={classes.optionDial} dir="ltr">
          +{country.dial}
        </span>
      </span>
    </div>
  );
});
