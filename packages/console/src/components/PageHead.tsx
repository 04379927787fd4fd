import { type ReactNode, useEffect } from 'react';
import { adopt } from '../style/adopt';
import classes from './parts.module.css';
import text from './parts.module.css?inline';

adopt(text);

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** The primary action, and what is next to it. */
  readonly children?: ReactNode;
}

/** The header of a screen; it also sets the title of the browser tab. */
export function PageHead({ title, lead, children }: PageHeadProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Beckon`;
  }, [title]);
  return (
    <header className={classes['head']}>
      <div className={classes['headWords']}>
        <h1 className={classes['headTitle']}>{title}</h1>
        {lead && <p className={classes['lead']}>{lead}</p>}
      </div>
      {children && <div className={classes['headActions']}>{children}</div>}
    </header>
  );
}
