import type { ReactNode } from 'react';
import { Notice } from '../../parts/Notice';
import { useMe } from '../../parts/SessionContext';
import type { WidgetType } from '../../preview/Draft';
import { adopt } from '../../style/adopt';
import { Snippet } from '../install/Snippet';
import { AdsJson } from './AdsJson';
import classes from './stage.module.css';
import sheet from './stage.module.css?inline';

adopt(sheet);

interface ToolPreviewProps {
  readonly widgetId: number;
  readonly type: WidgetType;
  /** 0 until it is published. */
  readonly version: number;
  /** The name that its owner has given to the reference. */
  readonly refName: string;
}

const notYet: Partial<Record<WidgetType, string>> = {
  messenger_code: 'Publish it to get its link and QR code.',
  feed_comment: 'Publish it to start answering comments on your Page.',
  ads: 'Publish it to get the referral name for your ad.',
  ads_json: 'Publish it to get the JSON for your ad.',
};

/** A tool that no page draws: its link, its code as a picture, or what its ad carries. [OWN-18, ENT-03, A-13] */
export function ToolPreview({ widgetId, type, version, refName }: ToolPreviewProps): ReactNode {
  const { accountId } = useMe().account;
  const { origin } = window.location;
  if (version === 0)
    return (
      <Notice
        title="This widget doesn’t appear on your site"
        text={notYet[type] ?? 'Publish it to get its link.'}
      />
    );
  if (type === 'feed_comment')
    return (
      <Notice
        title="Comments are answered"
        text="People whose comments match your settings get your private reply. You don’t need to install anything."
      />
    );
  if (type === 'ads_json')
    return (
      <div className={classes['tool']}>
        <AdsJson widgetId={widgetId} version={version} />
      </div>
    );
  if (type === 'ads')
    return (
      <div className={classes['tool']}>
        <Snippet text={refName || `w${widgetId}`} label="Referral name" />
        <p className={classes['note']}>
          Enter this as the ref parameter of your ad. People who message you from the ad opt in here.
        </p>
      </div>
    );
  return (
    <div className={classes['tool']}>
      <Snippet text={`${origin}/r/${accountId}/${widgetId}`} label="Link" />
      {type === 'messenger_code' && (
        <img className={classes['code']} src={`/m/${accountId}/${widgetId}.svg`} alt="QR code of the link" />
      )}
    </div>
  );
}
