import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import type { ReactNode, RefObject } from 'react';
import type { ContactChannel } from '../../core/Event';
import type { ViewOf } from '../../core/view/View';
import { Badge } from '../parts/Badge';
import { CloseButton } from '../parts/CloseButton';
import { useKeyboard } from '../useKeyboard';
import { ChannelList } from './ChannelList';
import classes from './Panel.module.css';
import text from './Panel.module.css?inline';
import { PanelHead } from './PanelHead';

const sheet = createSheet(text);

type PanelProps = {
  view: ViewOf<'omnichat'>;
  isOpen: boolean;
  panelId: string;
  panelRef: RefObject<HTMLDivElement | null>;
  /** The SMS form, in place of the channels. [OMNI-11] */
  sms: ReactNode;
  onBack: () => void;
  onClose: () => void;
  onChoose: (channel: ContactChannel) => void;
};

/** The panel over the bubble; on a phone a sheet with a close button. [OMNI-02, OMNI-11, OMNI-12, OMNI-26, OMNI-27, OMNI-28] */
export function Panel({ view, isOpen, panelId, panelRef, sms, ...on }: PanelProps): ReactNode {
  useSheet(panelRef, sheet);
  useKeyboard(panelRef);
  const titleId = `${panelId}-title`;
  return (
    <div
      ref={panelRef}
      id={panelId}
      className={joinNames(classes['panel'], isOpen && classes['open'])}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={classes['close']}>
        <CloseButton onClick={on.onClose} />
      </div>
      <PanelHead view={view} titleId={titleId} onBack={sms ? on.onBack : undefined} />
      {sms ? (
        <div className={classes['form']}>{sms}</div>
      ) : (
        <ChannelList channels={view.channels} onChoose={on.onChoose} />
      )}
      <div className={classes['foot']}>
        <Badge url={view.badgeUrl} />
      </div>
    </div>
  );
}
