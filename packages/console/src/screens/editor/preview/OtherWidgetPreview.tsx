import type { ReactNode } from 'react';
import { Notice } from '../../../components/Notice';
import { useMe } from '../../../components/SessionContext';
import { copy } from '../../../copy/copy';
import type { WidgetType } from '../../../data/Draft';
import { adopt } from '../../../style/adopt';
import { Snippet } from '../../install/Snippet';
import { AdsJson } from '../AdsJson';
import classes from '../stage.module.css';
import sheet from '../stage.module.css?inline';

adopt(sheet);

interface OtherWidgetPreviewProps {
  readonly widgetId: number;
  readonly type: WidgetType;
  /** 0 until it is published. */
  readonly version: number;
  /** The name that the owner gave the reference. */
  readonly refName: string;
}

const texts = copy.editor.preview.otherWidgets;
const notYet: Partial<Record<WidgetType, string>> = {
  messenger_code: texts.code,
  feed_comment: texts.comments,
  ads: texts.ads,
  ads_json: texts.adsJson,
};

/** A widget that no page draws: its link, its QR code, or the content of its ad. [OWN-18, ENT-03, A-13] */
export function OtherWidgetPreview({ widgetId, type, version, refName }: OtherWidgetPreviewProps): ReactNode {
  const { accountId } = useMe().account;
  const { origin } = window.location;
  if (version === 0) return <Notice title={texts.title} text={notYet[type] ?? texts.link} />;
  if (type === 'feed_comment') return <Notice {...texts.answering} />;
  if (type === 'ads_json')
    return (
      <div className={classes['tool']}>
        <AdsJson widgetId={widgetId} version={version} />
      </div>
    );
  if (type === 'ads')
    return (
      <div className={classes['tool']}>
        <Snippet text={refName || `w${widgetId}`} label={texts.refName} />
        <p className={classes['note']}>{texts.refNote}</p>
      </div>
    );
  return (
    <div className={classes['tool']}>
      <Snippet text={`${origin}/r/${accountId}/${widgetId}`} label={texts.linkLabel} />
      {type === 'messenger_code' && (
        <img className={classes['code']} src={`/m/${accountId}/${widgetId}.svg`} alt={texts.qrCode} />
      )}
    </div>
  );
}
