import { joinNames } from '@beckon/controls/sheet/joinNames';
import type { ReactNode } from 'react';
import { initialsOf } from './nameOf';
import classes from './Sandbox.module.css';

/** A round picture with a name's initials. */
export function Avatar({ name, tone }: { name: string; tone: 'plain' | 'portrait' | 'small' }): ReactNode {
  return (
    <span className={joinNames(classes['avatar'], classes[tone])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
