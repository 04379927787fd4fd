import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './Headline.module.css';
import text from './Headline.module.css?inline';

const sheet = createSheet(text);

type HeadlineProps = { title: string; description: string };

/** The owner's title and description, as text and nothing else. [CARD-01, LAY-05] */
export function Headline({ title, description }: HeadlineProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  useSheet(box, sheet);
  return (
    <header ref={box} className={classes['box']}>
      {title !== '' && (
        <h2 className={classes['title']} dir="auto">
          {title}
        </h2>
      )}
      {description !== '' && (
        <p className={classes['description']} dir="auto">
          {description}
        </p>
      )}
    </header>
  );
}
