import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { chevronDownPath } from '../Icon/paths/chevronDownPath';
import classes from './Autocomplete.module.css';

const chevronSizePx = 20;

interface ShowButtonProps {
  readonly name: string;
  /** The list while it is open. */
  readonly listId: string | undefined;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The button in an autocomplete that shows all options; the keyboard has the arrows. [C-AUTO-01] */
export function ShowButton({ name, listId, disabled, onPress }: ShowButtonProps): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.toggle}
      disabled={disabled}
      aria-label={name}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon path={chevronDownPath} size={chevronSizePx} />
    </button>
  );
}
