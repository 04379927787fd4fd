import type { ReactNode } from 'react';
import { Notice } from '../../parts/Notice';
import { useMe } from '../../parts/SessionContext';
import type { WidgetType } from '../../preview/Draft';
import { adopt } from '../../style/adopt';
import { Snippet } from '../install/Snippet';
import classes from './stage.module.css';
import sheet from './stage.module.css?inline';

adopt(sheet);

interface ToolPreviewProps {
  readonly widgetId: number;
  readonly type: WidgetType;
  readonly isPublished: boolean;
  /** The name that its owner has given to the reference. */
  readonly refName: string;
}

const notYet: Partial<Record<WidgetType, string>> = {
  messenger_code: 'Publish it, then you get its link and its code.',
  feed_comment: 'Publish it, then comments on your page are answered.',
  ads: 'Publish it, then you get the reference that your ad carries.',
  ads_json: 'Publish it, then you get the reference that your ad carries.',
};

/** A tool that no page draws: its link, its code as a picture, or what its ad carries. [OWN-18, ENT-03, A-13] */
export function ToolPreview({ widgetId, type, isPublished, refName }: ToolPreviewProps): ReactNode {
  const { accountId } = useMe().account;
  const { origin } = window.location;
  if (!isPublished)
    return (
      <Notice
        title="Nothing of this stands on a page"
        text={notYet[type] ?? 'Publish it, then you get its link.'}
      />
    );
  if (type === 'feed_comment')
    return (
      <Notice
        title="Comments are answered"
        text="Whoever comments on your page as you have set gets your private reply. There is nothing to put anywhere."
      />
    );
  if (type === 'ads' || type === 'ads_json')
    return (
      <div className={classes['tool']}>
        <Snippet text={refName || `w${widgetId}`} label="The reference of your ad" />
        <p className={classes['note']}>
          Put it into the ad where the ad tool asks for a reference (ref). Whoever writes to you from there
          has opted in here. The ad itself is made in the ad tool.
        </p>
      </div>
    );
  return (
    <div className={classes['tool']}>
      <Snippet text={`${origin}/r/${accountId}/${widgetId}`} label="The link" />
      {type === 'messenger_code' && (
        <img
          className={classes['code']}
          src={`/m/${accountId}/${widgetId}.svg`}
          alt="The code, to be scanned with a phone"
        />
      )}
    </div>
  );
}
