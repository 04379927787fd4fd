import { Button } from '@beckon/controls/Button';
import { Modal } from '@beckon/controls/Modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Api } from '../../../data/Api';
import { ApiProblem, type FieldProblem, sentenceOf } from '../../../data/ApiProblem';
import { callApi } from '../../../data/callApi';
import { toasts } from '../../../data/toasts';
import { useLiveVersion } from '../../../data/useLiveVersion';
import { useSettings, widgetsKey } from '../../../data/useWidgets';
import type { DraftStore } from '../../../draft/DraftStore';
import { listChanges } from '../../../draft/listChanges';
import { draftOf } from '../../../draft/saveDraft';
import { listLeftovers } from '../../../rules/listLeftovers';
import { listObstacles } from '../../../rules/listObstacles';
import { listUnwritten } from '../../../rules/listUnwritten';
import { adopt } from '../../../style/adopt';
import { ChangeList } from '../ChangeList';
import classes from '../dialogs.module.css';
import sheet from '../dialogs.module.css?inline';
import { Obstacles } from '../Obstacles';
import { ProblemList } from '../ProblemList';
import { describeAddressProblem, type LandingAddressState } from './useLandingAddress';
import { describePublished, nextStep, whereSeen } from './whereSeen';

adopt(sheet);

const texts = copy.editor.publish;
const widthPx = 560;

interface PublishDialogProps {
  readonly widget: Api['widget'];
  readonly store: DraftStore;
  /** What the editor finds wrong, and what the server warns about. */
  readonly complaints: readonly FieldProblem[];
  /** What must be fixed first, because the server would reject it. */
  readonly stops?: readonly FieldProblem[];
  /** Where a landing page will be. */
  readonly address: Pick<LandingAddressState, 'save' | 'slug'>;
  readonly onClose: () => void;
}

/** What changes for visitors, and the button that changes it. [OWN-09] */
export function PublishDialog(props: PublishDialogProps): ReactNode {
  const { widget, store, complaints, stops = [], address, onClose } = props;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { widgetId, version, type } = widget;
  const { data: live } = useLiveVersion(widget);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!(await store.flush()))
        throw new Error(store.get().save.kind === 'offline' ? texts.offline : texts.unsaved);
      await address.save().catch((problem: unknown) => {
        throw new Error(fill(copy.editor.address.failed, { reason: describeAddressProblem(problem) }));
      });
      const { revision } = store.get().server;
      return await callApi<Api['widget']>('POST', `/widgets/${widgetId}/publish`, { revision });
    },
    onSuccess: (known) => {
      store.accept(known);
      void client.invalidateQueries({ queryKey: widgetsKey });
      void client.invalidateQueries({ queryKey: ['versions', widgetId] });
      const next = version === 0 ? nextStep(type) : undefined;
      const go = (href: string) => (): void =>
        navigate(href.startsWith('?') ? `/widgets/${widgetId}${href}` : href);
      toasts.show(describePublished(type), next ? { action: { label: next.label, act: go(next.href) } } : {});
      onClose();
    },
  });
  const { data: settings } = useSettings();
  const { channel } = store.get().history.now;
  const refused = error instanceof ApiProblem ? error.fields : [];
  const draft = store.get().history.now;
  const obstacles = [
    ...(settings ? listObstacles(draft, settings, type) : []),
    ...listUnwritten(type, draft),
    ...listLeftovers(draft.data),
  ];
  const changes = live ? listChanges(draftOf(live), store.get().history.now) : undefined;
  return (
    <Modal
      open
      title={version === 0 ? texts.first : texts.again}
      widthPx={widthPx}
      texts={{ confirm: copy.common.publish, cancel: copy.common.cancel, close: copy.common.close }}
      busy={isPending}
      footerButtons={stops.length > 0 ? <StoppedButtons onClose={onClose} /> : undefined}
      onConfirm={mutate}
      onClose={onClose}
    >
      {version === 0 && <p>{whereSeen(type, address.slug)}</p>}
      <Obstacles obstacles={obstacles} onLeave={onClose} />
      {changes && <ChangeList {...{ type, channel, changes }} />}
      <ProblemList {...{ type, channel }} title={texts.fix} problems={stops} onLeave={onClose} />
      <ProblemList {...{ type, channel }} title={texts.check} problems={complaints} onLeave={onClose} />
      <div role="alert">
        {error && refused.length === 0 && <p className={classes['problem']}>{sentenceOf(error)}</p>}
        <ProblemList {...{ type, channel }} title={texts.fix} problems={refused} onLeave={onClose} />
      </div>
    </Modal>
  );
}

function StoppedButtons({ onClose }: Pick<PublishDialogProps, 'onClose'>): ReactNode {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {copy.common.cancel}
      </Button>
      <Button disabled>{copy.common.publish}</Button>
    </>
  );
}
