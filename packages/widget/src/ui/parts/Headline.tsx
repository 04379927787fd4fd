import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './Headline.module.css';
import text from './Headline.module.css?inline';

const sheet = createSheet(text);

type HeadlineProps = { titleId: string; title: string; description: string };

/** The owner's title and description, as text and nothing else. [CARD-01, LAY-05] */
export function Headline({ titleId, title, description }: HeadlineProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  useSheet(box, sheet);
  return (
    <header ref={box} className={classes['box']}>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      {description !== '' && <p className={classes['description']}>{description}</p>}
    </header>
  );
}
