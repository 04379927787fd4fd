import { controls } from '@beckon/contract';
import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './Button.module.css';
import text from './Button.module.css?inline';

// The style sheet's `--icon` reserves the same space.
const [s, m, l] = controls.buttonIconsPx;
const iconSizesPx = { s, m, l };

const sheet = createSheet(text);

type NativeProps = Omit<ComponentPropsWithoutRef<'button'>, 'style' | 'aria-busy' | 'aria-disabled'>;

/** A native button's attributes and our additions. */
export interface ButtonProps extends NativeProps {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  readonly size?: keyof typeof iconSizesPx | undefined;
  /** Outline of an icon before the label; with no label give `aria-label`. */
  readonly icon?: string | undefined;
  /** Something is in progress: the label stays, a press does nothing, focus is kept. */
  readonly loading?: boolean | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  readonly buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/** A button in four styles and three sizes that can wait without changing its width. [C-BTN-01, CONST-09, A-93] */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'primary', size = 'm', icon, loading, wide, buttonRef, ...native } = props;
  const { className, children, onClick, type = 'button', ...rest } = native;
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  useSheet(button, sheet);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) return onClick?.(event);
    // Enter in a form presses its submit button: while loading, that must not submit the form again.
    event.preventDefault();
    event.stopPropagation();
  };

  const classNames = joinNames(
    classes.button,
    classes[variant],
    classes[size],
    wide && classes.wide,
    loading && !icon && classes.waiting,
    !children && classes.iconOnly,
    className,
  );
  // A truly disabled button would lose the visitor's focus, so a waiting one only announces it.
  const waiting = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button {...rest} {...waiting} ref={button} type={type} className={classNames} onClick={press}>
      <Slot icon={icon} loading={loading} sizePx={iconSizesPx[size]} />
      {children && <span className={classes.label}>{children}</span>}
    </button>
  );
}

interface SlotProps {
  readonly icon: string | undefined;
  readonly loading: boolean | undefined;
  readonly sizePx: number;
}

function Slot({ icon, loading, sizePx }: SlotProps): ReactNode {
  if (!icon && !loading) return null;
  return (
    <span className={joinNames(classes.slot, !icon && classes.borrowed)}>
      {loading ? <Spinner size={sizePx} /> : icon && <Icon path={icon} size={sizePx} />}
    </span>
  );
}
