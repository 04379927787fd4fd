import { Button } from '@beckon/controls/Button';
import { plusPath } from '@beckon/controls/icons/plusPath';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../data/ApiProblem';
import { useWidgets } from '../../data/useWidgets';
import { consoleIcons } from '../../parts/consoleIcons';
import { Notice } from '../../parts/Notice';
import { PageHead } from '../../parts/PageHead';
import { useCanEdit } from '../../parts/SessionContext';
import { Skeleton } from '../../parts/Skeleton';
import { WebsiteAlerts } from '../../parts/WebsiteAlerts';
import { adopt } from '../../style/adopt';
import { LastDeleted } from './LastDeleted';
import { WidgetTable } from './WidgetTable';
import classes from './widgets.module.css';
import text from './widgets.module.css?inline';

adopt(text);

/** All widgets of the account, or the way to the first. [OWN-06] */
export function WidgetsScreen(): ReactNode {
  const { data: widgets, error, isPending, refetch } = useWidgets();
  const [, navigate] = useLocation();
  const canEdit = useCanEdit();
  const add = (): void => navigate('/new');
  return (
    <div className={classes['page']}>
      <PageHead title="Widgets" lead="What your visitors see, and how it does.">
        {canEdit && widgets && widgets.length > 0 && (
          <Button size="s" icon={plusPath} onClick={add}>
            New widget
          </Button>
        )}
      </PageHead>
      <WebsiteAlerts />
      {isPending && <Skeleton kind="rows" />}
      {error && !widgets && (
        <Notice title="Your widgets could not be loaded" text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>Try again</Button>
        </Notice>
      )}
      {widgets?.length === 0 && (
        <Notice
          icon={consoleIcons.spark}
          title="Your first widget takes two minutes"
          text="Choose a template, change the words and the colours, and publish. Until then nobody sees it but you."
        >
          {canEdit && <Button onClick={add}>Choose a template</Button>}
        </Notice>
      )}
      {widgets?.length === 0 && <LastDeleted canEdit={canEdit} />}
      {widgets && widgets.length > 0 && <WidgetTable widgets={widgets} />}
    </div>
  );
}
