import type { Language } from '@beckon/contract';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import type { FieldProblem } from '../../data/ApiProblem';
import { toasts } from '../../data/toasts';
import { useLiveVersion } from '../../data/useLiveVersion';
import { useSettings } from '../../data/useWidgets';
import { currentWarnings } from '../../draft/currentWarnings';
import { listChanges } from '../../draft/listChanges';
import { draftOf } from '../../draft/saveDraft';
import { useDesk } from '../../draft/useDesk';
import { choosePanel } from '../../fields/choosePanel';
import { fieldsFor } from '../../fields/fieldsFor';
import { listComplaints } from '../../fields/listComplaints';
import { modeOf } from '../../fields/modeOf';
import { placeProblem } from '../../fields/placeProblem';
import { valuesOf } from '../../fields/valuesOf';
import { isLanguage } from '../../languages/readOwn';
import { useCanEdit, useMe } from '../../parts/SessionContext';
import { useFilter } from '../../parts/useFilter';
import { listUnconfirmed } from '../../rules/listUnconfirmed';
import { ClashBanner } from './ClashBanner';
import { EditorHead } from './EditorHead';
import { EditorPanel } from './EditorPanel';
import classes from './editor.module.css';
import { LandingAddress } from './LandingAddress';
import { LanguageEditor } from './languages/LanguageEditor';
import { LanguageList } from './languages/LanguageList';
import { PanelTabs } from './PanelTabs';
import { PreviewPane } from './PreviewPane';
import { PublishDialog } from './PublishDialog';
import panelClasses from './panel.module.css';
import { useLandingAddress } from './useLandingAddress';
import { useShortcuts } from './useShortcuts';
import { VersionsDialog } from './VersionsDialog';

const noProblems: readonly FieldProblem[] = [];

/** The editor: panels on the left, the widget itself on the right. [OWN-07, OWN-08, OWN-09] */
export function Editor({ widget }: { readonly widget: Api['widget'] }): ReactNode {
  const { accountId } = useMe().account;
  const canEdit = useCanEdit();
  const { desk, history, save } = useDesk(widget, { accountId, canEdit });
  const { data: settings } = useSettings();
  const [filter] = useFilter(['panel', 'language']);
  const [dialog, setDialog] = useState<'publish' | 'versions'>();
  const draft = history.now;
  const address = useLandingAddress(widget);
  const { data: live } = useLiveVersion(widget);
  const changes = useMemo(() => (live ? listChanges(draftOf(live), draft).length : undefined), [live, draft]);
  const values = useMemo(() => valuesOf(widget.type, draft), [widget.type, draft]);
  const mode = settings && modeOf(settings);
  const fields = useMemo(
    () => fieldsFor(widget.type, draft.channel, mode),
    [widget.type, draft.channel, mode],
  );
  const panel = choosePanel(fields, filter.panel);
  const translated = panel === 'languages' && isLanguage(filter.language) ? filter.language : undefined;
  const last = useRef(translated);
  last.current = translated ?? last.current;
  const [typedLegal, setTypedLegal] = useState<Partial<Record<Language, string | undefined>>>({});
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
    undo: desk.undo,
    redo: desk.redo,
    publish: () => canEdit && hasNews && setDialog('publish'),
  });
  useEffect(() => toasts.dropActions, []);
  useEffect(() => {
    document.title = `${widget.name} · Beckon`;
  }, [widget.name]);
  return (
    <div className={classes['editor']} data-wide={translated && true}>
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
        desk={desk}
        onPublish={() => setDialog('publish')}
        onVersions={() => setDialog('versions')}
      />
      {save.kind === 'clash' && <ClashBanner save={save} type={widget.type} onSettle={desk.settle} />}
      <section className={panelClasses['side']} aria-label={copy.editor.settings}>
        <PanelTabs fields={fields} chosen={panel} marked={marked} />
        {translated ? (
          <LanguageEditor
            key={translated}
            {...{ draft, fields, values, problems, canEdit }}
            language={translated}
            type={widget.type}
            account={settings}
            typed={typedLegal[translated]}
            onType={(text) => setTypedLegal((all) => ({ ...all, [translated]: text }))}
            onChange={desk.change}
          />
        ) : (
          <EditorPanel
            // Another panel starts at its top.
            key={panel}
            type={widget.type}
            draft={draft}
            fields={fields}
            values={values}
            mode={mode}
            panel={panel}
            problems={problems}
            warnings={warnings}
            canEdit={canEdit}
            onChange={desk.change}
            extra={
              panel === 'languages' ? (
                <LanguageList {...{ draft, fields, values }} account={settings} last={last.current} />
              ) : (
                widget.type === 'landing' && (
                  <LandingAddress
                    address={address}
                    state={
                      widget.version === 0 ? 'unpublished' : widget.status === 'active' ? 'live' : 'paused'
                    }
                  />
                )
              )
            }
          />
        )}
      </section>
      <PreviewPane widget={widget} draft={draft} account={settings} panel={panel} />
      {dialog === 'publish' && (
        <PublishDialog
          widget={widget}
          desk={desk}
          complaints={[...complaints, ...warnings]}
          stops={unconfirmed}
          address={address}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog widget={widget} desk={desk} canEdit={canEdit} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
