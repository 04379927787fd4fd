import { Button } from '@beckon/controls/Button';
import { plusPath } from '@beckon/controls/icons/plusPath';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { consoleIcons } from '../../components/consoleIcons';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { useCanEdit } from '../../components/SessionContext';
import { Skeleton } from '../../components/Skeleton';
import { WebsiteAlerts } from '../../components/WebsiteAlerts';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { sentenceOf } from '../../data/ApiProblem';
import { useWidgets } from '../../data/useWidgets';
import { usualDays } from '../../figures/usualDays';
import { adopt } from '../../style/adopt';
import { LastDeleted } from './LastDeleted';
import { WidgetTable } from './WidgetTable';
import classes from './widgets.module.css';
import text from './widgets.module.css?inline';

adopt(text);

const texts = copy.widgets;

/** All widgets of the account, or a link to create the first. [OWN-06] */
export function WidgetsScreen(): ReactNode {
  const { data: widgets, error, isPending, refetch } = useWidgets();
  const [, navigate] = useLocation();
  const canEdit = useCanEdit();
  const add = (): void => navigate('/new');
  return (
    <div className={classes['page']}>
      <PageHead title={copy.shell.places.widgets} lead={fill(texts.lead, { n: usualDays })}>
        {canEdit && widgets && widgets.length > 0 && (
          <Button size="s" icon={plusPath} onClick={add}>
            {copy.shell.places.newWidget}
          </Button>
        )}
      </PageHead>
      <WebsiteAlerts />
      {isPending && <Skeleton kind="rows" />}
      {error && !widgets && (
        <Notice title={texts.loadFailed} text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
        </Notice>
      )}
      {widgets?.length === 0 && (
        <Notice icon={consoleIcons.spark} title={texts.first.title} text={texts.first.text}>
          {canEdit && <Button onClick={add}>{texts.first.button}</Button>}
        </Notice>
      )}
      {widgets?.length === 0 && <LastDeleted canEdit={canEdit} />}
      {widgets && widgets.length > 0 && <WidgetTable widgets={widgets} />}
    </div>
  );
}
