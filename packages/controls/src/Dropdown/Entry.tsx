import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { checkPath } from '../Icon/paths/checkPath';
import { joinNames } from '../sheet/joinNames';
import classes from './Dropdown.module.css';
import type { MenuAction } from './MenuItem';

const iconSizePx = 20;

/** One entry and its handlers. */
export interface EntryProps {
  readonly item: MenuAction;
  readonly onAct: (item: MenuAction) => void;
}

/** One entry of a menu; a disabled one can be focused, so that it is announced, but does nothing. */
export function Entry({ item, onAct }: EntryProps): ReactNode {
  const { label, icon, danger, disabled, checked } = item;
  const isCheck = checked !== undefined;
  return (
    <button
      {...(isCheck ? { role: 'menuitemcheckbox', 'aria-checked': checked } : { role: 'menuitem' })}
      type="button"
      aria-disabled={disabled ? true : undefined}
      tabIndex={-1}
      className={joinNames(classes.entry, danger && classes.danger)}
      onClick={() => onAct(item)}
      // The keys continue from the entry under the pointer.
      onMouseMove={({ currentTarget }: MouseEvent<HTMLElement>) => {
        const root = currentTarget.getRootNode() as Document | ShadowRoot;
        const menu = currentTarget.parentElement;
        if (menu?.contains(root.activeElement) && root.activeElement !== currentTarget)
          currentTarget.focus({ preventScroll: true });
      }}
    >
      {isCheck && (
        <span className={classes.slot}>{checked && <Icon path={checkPath} size={iconSizePx} />}</span>
      )}
      {icon && <Icon path={icon} size={iconSizePx} className={classes.icon} />}
      <span className={classes.text}>{label}</span>
    </button>
  );
}
