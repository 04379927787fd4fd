import { Icon } from '@beckon/controls/Icon';
import type { ReactNode } from 'react';
import { adopt } from '../style/adopt';
import classes from './parts.module.css';
import text from './parts.module.css?inline';

adopt(text);

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly icon?: string;
  /** What to do: one button, or two. */
  readonly children?: ReactNode;
}

/** A screen, or a part of one, that has nothing to show: one sentence, one icon, one next step. */
export function Notice({ title, text: words, icon, children }: NoticeProps): ReactNode {
  return (
    <div className={classes['notice']}>
      {icon && (
        <span className={classes['noticeIcon']}>
          <Icon path={icon} size={28} />
        </span>
      )}
      <h2 className={classes['noticeTitle']} data-notice-title>
        {title}
      </h2>
      <p className={classes['noticeText']}>{words}</p>
      {children && <div className={classes['noticeWays']}>{children}</div>}
    </div>
  );
}
