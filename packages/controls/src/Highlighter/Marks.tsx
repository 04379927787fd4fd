import type { ReactNode } from 'react';
import { markMatches } from './markMatches';

/** A text and what to mark in it. */
export interface MarksProps {
  readonly text: string;
  readonly query: string;
  readonly className?: string | undefined;
}

/** The parts of a text with the matches as mark elements; it is only ever inserted as text. [C-HL-01] */
export function Marks({ text, query, className }: MarksProps): ReactNode {
  if (query === '') return text;
  let from = 0;
  return markMatches(text, query).map((part) => {
    const key = from;
    from += part.text.length;
    return part.marked ? (
      <mark key={key} className={className}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
