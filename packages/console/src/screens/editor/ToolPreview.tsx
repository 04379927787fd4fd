import type { ReactNode } from 'react';
import { Notice } from '../../parts/Notice';
import type { WidgetType } from '../../preview/Draft';
import { useMe } from '../../shell/SessionContext';
import { adopt } from '../../style/adopt';
import { Snippet } from '../install/Snippet';
import classes from './stage.module.css';
import sheet from './stage.module.css?inline';

adopt(sheet);

interface ToolPreviewProps {
  readonly widgetId: number;
  readonly type: WidgetType;
  readonly isPublished: boolean;
}

/** A tool that no page draws: its link, and its code as a picture. [OWN-18] */
export function ToolPreview({ widgetId, type, isPublished }: ToolPreviewProps): ReactNode {
  const { accountId } = useMe().account;
  const { origin } = window.location;
  if (!isPublished)
    return (
      <Notice
        title="Nothing of this stands on a page"
        text="Publish it, then you get its link and its code."
      />
    );
  if (type !== 'ref-url' && type !== 'messenger_code')
    return <Notice title="This works where Messenger works" text="It is live as soon as it is published." />;
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
