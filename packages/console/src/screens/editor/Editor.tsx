import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Api } from '../../data/Api';
import { useLiveVersion } from '../../data/useLiveVersion';
import { useSettings } from '../../data/useWidgets';
import { listChanges } from '../../draft/listChanges';
import { draftOf } from '../../draft/saveDraft';
import { useDesk } from '../../draft/useDesk';
import { fieldsFor } from '../../fields/fieldsFor';
import { valuesOf } from '../../fields/valuesOf';
import { useFilter } from '../../parts/useFilter';
import { useCanEdit, useMe } from '../../shell/SessionContext';
import { ClashBanner } from './ClashBanner';
import { EditorHead } from './EditorHead';
import { EditorPanel } from './EditorPanel';
import classes from './editor.module.css';
import { PanelTabs } from './PanelTabs';
import { PreviewPane } from './PreviewPane';
import { PublishDialog } from './PublishDialog';
import panelClasses from './panel.module.css';
import { useShortcuts } from './useShortcuts';
import { VersionsDialog } from './VersionsDialog';

/** The editor: panels on the left, the widget itself on the right. [OWN-07, OWN-08, OWN-09] */
export function Editor({ widget }: { readonly widget: Api['widget'] }): ReactNode {
  const { accountId } = useMe().account;
  const canEdit = useCanEdit();
  const { desk, history, save } = useDesk(widget, accountId);
  const { data: settings } = useSettings();
  const [filter] = useFilter(['panel']);
  const [dialog, setDialog] = useState<'publish' | 'versions'>();
  const draft = history.now;
  const { data: live } = useLiveVersion(widget);
  const changes = useMemo(
    () => (live ? listChanges(draftOf(live as never), draft).length : 0),
    [live, draft],
  );
  const values = useMemo(() => valuesOf(widget.type, draft), [widget.type, draft]);
  const fields = useMemo(() => fieldsFor(widget.type, draft.channel), [widget.type, draft.channel]);
  useShortcuts({ undo: desk.undo, redo: desk.redo, publish: () => canEdit && setDialog('publish') });
  useEffect(() => {
    document.title = `${widget.name} · Beckon`;
  }, [widget.name]);
  return (
    <div className={classes['editor']}>
      <EditorHead
        widget={widget}
        save={save}
        changes={changes}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        canEdit={canEdit}
        desk={desk}
        onPublish={() => setDialog('publish')}
        onVersions={() => setDialog('versions')}
      />
      {save.kind === 'clash' && <ClashBanner save={save} type={widget.type} onSettle={desk.settle} />}
      <section className={panelClasses['side']} aria-label="Settings of the widget">
        <PanelTabs fields={fields} chosen={filter.panel} />
        <EditorPanel
          widgetId={widget.widgetId}
          type={widget.type}
          draft={draft}
          fields={fields}
          values={values}
          panel={filter.panel || 'content'}
          problems={save.kind === 'refused' ? save.problems : []}
          canEdit={canEdit}
          onChange={desk.change}
        />
      </section>
      <PreviewPane widget={widget} draft={draft} account={settings} panel={filter.panel} />
      {dialog === 'publish' && (
        <PublishDialog widget={widget} desk={desk} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'versions' && (
        <VersionsDialog widget={widget} desk={desk} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
