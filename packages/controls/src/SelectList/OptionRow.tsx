import { memo, type ReactNode } from 'react';
import { Marks } from '../Highlighter/Marks';
import { Icon } from '../Icon/Icon';
import { checkPath } from '../Icon/paths/checkPath';
import type { ListRow } from './buildRows';
import classes from './SelectList.module.css';

const tickSizePx = 20;

/** One line and its state in the list. */
export interface OptionRowProps {
  readonly id: string;
  readonly row: ListRow;
  readonly query: string;
  /** The keys are on it. */
  readonly active: boolean;
  readonly chosen: boolean;
}

/** One line of a select list; memoized, because there may be a thousand. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps): ReactNode {
  const { id, row, query, active, chosen } = props;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={row.option?.disabled ? true : undefined}
      className={classes.option}
      data-at={row.at}
      data-active={active ? '' : undefined}
      data-new={row.option ? undefined : ''}
    >
      <span className={classes.label}>
        <Marks text={row.label} query={row.option ? query : ''} className={classes.mark} />
      </span>
      {row.option?.hint && <span className={classes.hint}>{row.option.hint}</span>}
      {chosen && <Icon path={checkPath} size={tickSizePx} className={classes.tick} />}
    </div>
  );
});
