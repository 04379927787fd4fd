import { texts } from '@beckon/contract';
import { Icon } from '@beckon/controls/Icon';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { messengerPath } from '../icons/messengerPath';
import type { LayoutProps } from '../LayoutProps';
import { Corner, iconPx } from '../omnichat/Corner';
import classes from '../omnichat/Corner.module.css';
import { SpeechCard, sheet } from '../omnichat/SpeechCard';
import ownClasses from '../omnichat/SpeechCard.module.css';
import { Badge } from '../parts/Badge';

/** A bubble in the chat's color with its greeting, leading to the messenger where the chat plugin can't be shown. [CCHAT-06, REND-09, A-93, LAY-01] */
export function Launcher({ view, open, send }: LayoutProps<'launcher'>): ReactNode {
  const foot = useRef<HTMLDivElement>(null);
  useSheet(foot, sheet);
  const [isDismissed, setDismissed] = useState(false);
  const { id, greeting, url } = view;
  useLayoutEffect(() => send({ type: 'bubble.mounted', id }), [id, send]);
  const follow = () => send({ type: 'instance.submitAsked', id });
  return (
    <Corner name={view.name} open={open}>
      <SpeechCard
        text={open && !isDismissed && greeting !== '' ? greeting : undefined}
        url={url}
        onPress={follow}
        onClose={() => setDismissed(true)}
      />
      <a
        className={classes['bubble']}
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={texts.goToMessenger}
        onClick={follow}
      >
        <Icon path={messengerPath} size={iconPx} />
      </a>
      {view.badgeUrl && (
        <div ref={foot} className={ownClasses['foot']}>
          <Badge url={view.badgeUrl} />
        </div>
      )}
    </Corner>
  );
}
