import type { ReactNode } from 'react';
import { adopt } from '../style/adopt';
import classes from './parts.module.css';
import text from './parts.module.css?inline';

adopt(text);

interface TagProps {
  readonly tone?: 'good' | 'warn' | 'quiet';
  readonly children: ReactNode;
}

/** A state in one word, with a dot in the color of its meaning. */
export function Tag({ tone = 'quiet', children }: TagProps): ReactNode {
  return (
    <span className={classes['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
