import type { controls } from '@beckon/contract';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './ButtonIcon.module.css';
import text from './ButtonIcon.module.css?inline';

const sheet = createSheet(text);
const buttonSizes = { 16: 's', 20: 'm', 24: 'l' } as const;

type Shared = Omit<ButtonProps, 'size' | 'icon' | 'children' | 'wide' | 'aria-label'>;

/** A button's attributes, its icon and the name that replaces a label. */
export interface ButtonIconProps extends Shared {
  readonly icon: string;
  /** What the button does, for screen readers. */
  readonly 'aria-label': string;
  /** Size of the icon in pixels. [C-BTN-01] */
  readonly size?: (typeof controls.buttonIconsPx)[number] | undefined;
  readonly shape?: 'round' | 'square' | undefined;
}

/** A button that is only an icon, round by default. [C-BTN-01, CONST-09] */
export function ButtonIcon(props: ButtonIconProps): ReactNode {
  const { size = 20, shape = 'round', variant = 'ghost', className, buttonRef, ...rest } = props;
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  useSheet(button, sheet);
  return (
    <Button
      {...rest}
      buttonRef={button}
      variant={variant}
      size={buttonSizes[size]}
      className={joinNames(classes.icon, classes[shape], className)}
    />
  );
}
