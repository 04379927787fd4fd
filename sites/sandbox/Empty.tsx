import { Icon } from '@beckon/controls/Icon';
import { Link } from '@beckon/controls/Link';
import type { ReactNode } from 'react';
import classes from './Sandbox.module.css';
import { sandboxTexts } from './sandboxTexts';

const iconPx = 32;

type EmptyProps = { icon: string; title: string; help: string; leadsToSites?: boolean; children?: ReactNode };

/** An empty thread explains how to fill it. */
export function Empty({ icon, title, help, leadsToSites, children }: EmptyProps): ReactNode {
  return (
    <div className={classes['empty']}>
      <span className={classes['emptyIcon']}>
        <Icon path={icon} size={iconPx} />
      </span>
      <h2 className={classes['emptyTitle']}>{title}</h2>
      <p className={classes['emptyHelp']}>{help}</p>
      {leadsToSites && (
        <Link href="/sites/" target="_blank">
          {sandboxTexts.openSites}
        </Link>
      )}
      {children}
    </div>
  );
}
