import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './Corner.module.css';
import text from './Corner.module.css?inline';
import { useStack } from './useStack';

const sheet = createSheet(text);

/** The size of an icon in a bubble. */
export const iconPx = 30;

type CornerProps = {
  name: string;
  open: boolean;
  /** A panel is open over the bubble. */
  isRaised?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  children: ReactNode;
};

/** The bottom right corner of the screen with a bubble and what is next to it. [OMNI-01, OMNI-28, CCHAT-06] */
export function Corner({ name, open, isRaised = false, children, ...listeners }: CornerProps): ReactNode {
  const corner = useRef<HTMLElement>(null);
  useSheet(corner, sheet);
  useStack(corner, open, isRaised);
  return (
    <section
      ref={corner}
      className={joinNames(classes['corner'], open ? undefined : classes['gone'])}
      aria-label={name}
      inert={!open}
      {...listeners}
    >
      {children}
    </section>
  );
}
