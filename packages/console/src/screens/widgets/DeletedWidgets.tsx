import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { channelNames } from '../../components/channelNames';
import { Notice } from '../../components/Notice';
import { Skeleton } from '../../components/Skeleton';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { fillNodes } from '../../copy/fillNodes';
import { language } from '../../copy/language';
import { sentenceOf } from '../../data/ApiProblem';
import { useDeletedWidgets } from '../../data/useWidgets';
import { adopt } from '../../style/adopt';
import classes from './deleted.module.css';
import sheet from './deleted.module.css?inline';
import { useWidgetActions } from './useWidgetActions';

adopt(sheet);

const texts = copy.widgets.deleted;

/** Recently deleted widgets, with buttons to restore them. [OWN-06] */
export function DeletedWidgets({ canEdit }: { readonly canEdit: boolean }): ReactNode {
  const { data: widgets, error, refetch } = useDeletedWidgets();
  const act = useWidgetActions();
  if (error && !widgets)
    return (
      <Notice title={texts.loadFailed} text={sentenceOf(error)}>
        <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
      </Notice>
    );
  if (!widgets) return <Skeleton kind="rows" />;
  if (widgets.length === 0)
    return <Notice title={texts.none.title} text={fill(texts.none.text, { n: agreedLimits.restoreDays })} />;
  return (
    <ul className={classes['list']} aria-label={texts.title}>
      {widgets.map((entry) => (
        <li key={entry.widgetId} data-deleted={entry.widgetId}>
          <div className={classes['words']}>
            <strong>{entry.name}</strong>
            <span className={classes['kind']}>
              {fillNodes(texts.about, {
                type: copy.common.types[entry.type],
                channel: channelNames[entry.channel],
                time: entry.deletedAt && (
                  <RelativeTime atMs={Date.parse(entry.deletedAt)} locale={language()} />
                ),
              })}
            </span>
          </div>
          {canEdit && (
            <Button size="s" variant="secondary" onClick={() => act(entry, 'restore')}>
              {texts.restore}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
