import { type ReactNode, useRef } from 'react';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import classes from './Highlighter.module.css';
import text from './Highlighter.module.css?inline';
import { Marks } from './Marks';

const sheet = createSheet(text);

/** A text and the query to mark in it. */
export interface HighlighterProps {
  readonly text: string;
  readonly query: string;
}

/** A text with every occurrence of the query marked. [C-HL-01] */
export function Highlighter(props: HighlighterProps): ReactNode {
  const whole = useRef<HTMLSpanElement>(null);
  useSheet(whole, sheet);
  return (
    <span ref={whole}>
      <Marks text={props.text} query={props.query} className={classes.mark} />
    </span>
  );
}
