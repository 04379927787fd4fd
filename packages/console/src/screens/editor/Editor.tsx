import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCanEdit, useMe } from '../../components/SessionContext';
import { useFilter } from '../../components/useFilter';
import type { Api } from '../../data/Api';
import type { FieldProblem } from '../../data/ApiProblem';
import { toasts } from '../../data/toasts';
import { useLiveVersion } from '../../data/useLiveVersion';
import { useSettings } from '../../data/useWidgets';
import { currentWarnings } from '../../draft/currentWarnings';
import { listChanges } from '../../draft/listChanges';
import { placeProblem } from '../../draft/placeProblem';
import { draftOf } from '../../draft/saveDraft';
import { useDraftStore } from '../../draft/useDraftStore';
import { choosePanel } from '../../fields/choosePanel';
import { fieldsFor } from '../../fields/fieldsFor';
import { listComplaints } from '../../fields/listComplaints';
import { modeOf } from '../../fields/modeOf';
import { valuesOf } from '../../fields/valuesOf';
import { withDefaultSize } from '../../fields/withDefaultSize';
import { listUnconfirmed } from '../../rules/listUnconfirmed';
import { ClashBanner } from './ClashBanner';
import { EditorHead } from './EditorHead';
import { EditorSide } from './EditorSide';
import classes from './editor.module.css';
import { PreviewPane } from './preview/PreviewPane';
import { PublishDialog } from './publish/PublishDialog';
import { useLandingAddress } from './publish/useLandingAddress';
import { useShortcuts } from './useShortcuts';
import { VersionsDialog } from './VersionsDialog';

const noProblems: readonly FieldProblem[] = [];

/** The editor: panels on the left, the widget itself on the right. [OWN-07, OWN-08, OWN-09] */
export function Editor({ widget }: { readonly widget: Api['widget'] }): ReactNode {
  const { accountId } = useMe().account;
  const canEdit = useCanEdit();
  const { store, history, save } = useDraftStore(widget, { accountId, canEdit });
  const { data: settings } = useSettings();
  const [filter] = useFilter(['panel']);
  const [dialog, setDialog] = useState<'publish' | 'versions'>();
  const draft = history.now;
  const address = useLandingAddress(widget);
  const { data: live } = useLiveVersion(widget);
  const changes = useMemo(() => (live ? listChanges(draftOf(live), draft).length : undefined), [live, draft]);
  const values = useMemo(() => valuesOf(widget.type, draft), [widget.type, draft]);
  const mode = settings && modeOf(settings);
  const fields = useMemo(
    () => withDefaultSize(fieldsFor(widget.type, draft.channel, mode), settings?.defaultSize),
    [widget.type, draft.channel, mode, settings?.defaultSize],
  );
  const panel = choosePanel(fields, filter.panel);
  const refused = save.kind === 'refused' ? save.problems : noProblems;
  const complaints = useMemo(() => listComplaints(fields, draft, values), [fields, draft, values]);
  const warnings = useMemo(() => currentWarnings(widget, draft), [widget, draft]);
  const unconfirmed = useMemo(
    () => (settings ? listUnconfirmed(draft, values, settings) : noProblems),
    [draft, values, settings],
  );
  const problems = [...refused, ...complaints, ...unconfirmed];
  const placed = [...problems, ...warnings].map((problem) => placeProblem(widget.type, fields, problem));
  const marked = new Set<string>(placed.flatMap(({ panel }) => panel ?? []));
  // If we know what visitors see, only a difference is news; a widget that they don't see yet is news itself.
  const hasNews = changes === undefined ? widget.hasDraft || save.kind !== 'saved' : changes > 0;
  useShortcuts({
    undo: store.undo,
    redo: store.redo,
    publish: () => canEdit && hasNews && setDialog('publish'),
  });
  useEffect(() => toasts.dropActions, []);
  useEffect(() => {
    document.title = `${widget.name} · Beckon`;
  }, [widget.name]);
  return (
    <div className={classes['editor']}>
      <EditorHead
        widget={widget}
        save={save}
        isUnsaved={address.isUnsaved}
        problems={placed.slice(0, refused.length)}
        changes={changes}
        hasNews={hasNews}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        canEdit={canEdit}
        store={store}
        onPublish={() => setDialog('publish')}
        onVersions={() => setDialog('versions')}
      />
      {save.kind === 'clash' && <ClashBanner save={save} type={widget.type} onSettle={store.settle} />}
      <EditorSide
        {...{ widget, draft, fields, values, mode, panel, problems, warnings, canEdit, marked, address }}
        account={settings}
        onChange={store.change}
      />
      <PreviewPane widget={widget} draft={draft} account={settings} panel={panel} />
      {dialog === 'publish' && (
        <PublishDialog
          widget={widget}
          store={store}
          complaints={[...complaints, ...warnings]}
          stops={unconfirmed}
          address={address}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          widget={widget}
          store={store}
          canEdit={canEdit}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
