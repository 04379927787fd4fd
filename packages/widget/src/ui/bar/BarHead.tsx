import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './BarHead.module.css';
import text from './BarHead.module.css?inline';

const sheet = createSheet(text);

/** The logo and the headline of a bar; a long headline wraps, so that nothing of it is lost. [BAR-03, LAY-05] */
export function BarHead({ logo, title }: { logo: string | undefined; title: string }): ReactNode {
  const head = useRef<HTMLDivElement>(null);
  useSheet(head, sheet);
  return (
    <div ref={head} className={classes['head']}>
      {logo !== undefined && <img className={classes['logo']} src={logo} alt="" decoding="async" />}
      {title !== '' && (
        <p className={classes['title']} dir="auto">
          {title}
        </p>
      )}
    </div>
  );
}
