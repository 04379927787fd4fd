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
  /** Whether it is all there is on the screen. */
  readonly isScreen?: boolean;
  /** What to do: one button, or two. */
  readonly children?: ReactNode;
}

/** A screen, or a part of one, that has nothing to show: one sentence, one icon, one next step. */
export function Notice({ title, text: words, icon, isScreen, children }: NoticeProps): ReactNode {
  const Title = isScreen ? 'h1' : 'h2';
  return (
    <div className={classes['notice']}>
      {icon && (
        <span className={classes['noticeIcon']}>
          <Icon path={icon} size={28} />
        </span>
      )}
      <Title className={classes['noticeTitle']} data-notice-title>
        {title}
      </Title>
      <p className={classes['noticeText']}>{words}</p>
      {children && <div className={classes['noticeWays']}>{children}</div>}
    </div>
  );
}
