import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './Headline.module.css';
import text from './Headline.module.css?inline';

const sheet = createSheet(text);

type HeadlineProps = {
  title: string;
  description: string;
  level?: 1 | 2 | undefined;
  /** Content between the two. [CARD-02] */
  children?: ReactNode;
};

/** The owner's title and description, strictly as text. [CARD-01, LAY-05] */
export function Headline({ title, description, level = 2, children }: HeadlineProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  if (!title && !description && !children) return null;
  const Title = `h${level}` as const;
  return (
    <div ref={box} className={classes['box']}>
      {title !== '' && (
        <Title className={classes['title']} dir="auto">
          {title}
        </Title>
      )}
      {children}
      {description !== '' && (
        <p className={classes['description']} dir="auto">
          {description}
        </p>
      )}
    </div>
  );
}
