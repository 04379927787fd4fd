import { Modal } from '@beckon/controls/Modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { useLiveVersion } from '../../data/useLiveVersion';
import { useSettings, widgetsKey } from '../../data/useWidgets';
import type { Desk } from '../../draft/Desk';
import { listChanges } from '../../draft/listChanges';
import { draftOf } from '../../draft/saveDraft';
import { listObstacles } from '../../rules/listObstacles';
import { adopt } from '../../style/adopt';
import { ChangeList } from './ChangeList';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';

adopt(sheet);

const widthPx = 560;

interface PublishDialogProps {
  readonly widget: Api['widget'];
  readonly desk: Desk;
  readonly onClose: () => void;
}

/** What changes for visitors, and the button that changes it. [OWN-09] */
export function PublishDialog({ widget, desk, onClose }: PublishDialogProps): ReactNode {
  const client = useQueryClient();
  const { widgetId, version, type } = widget;
  const { data: live } = useLiveVersion(widget);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!(await desk.flush()))
        throw new Error('What you changed last could not be saved. Try again in a moment.');
      const { revision } = desk.get().server;
      return await callApi<Api['widget']>('POST', `/widgets/${widgetId}/publish`, { revision });
    },
    onSuccess: (known) => {
      desk.meet(known);
      void client.invalidateQueries({ queryKey: widgetsKey });
      void client.invalidateQueries({ queryKey: ['versions', widgetId] });
      toasts.show('Published. Visitors see it within a minute.');
      onClose();
    },
  });
  const { data: settings } = useSettings();
  const obstacles = settings ? listObstacles(desk.get().history.now.channel, settings) : [];
  const changes = live ? listChanges(draftOf(live as never), desk.get().history.now) : undefined;
  return (
    <Modal
      open
      title={version === 0 ? 'Publish this widget?' : 'Publish these changes?'}
      widthPx={widthPx}
      texts={{ confirm: 'Publish' }}
      busy={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {version === 0 && <p>It is shown on every page that carries your script, by the rules you have set.</p>}
      {obstacles.length > 0 && (
        <div className={classes['obstacles']}>
          {obstacles.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Link href="/settings">To the settings</Link>
        </div>
      )}
      {changes && <ChangeList type={type} changes={changes} />}
      <div role="alert">{error && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
    </Modal>
  );
}
