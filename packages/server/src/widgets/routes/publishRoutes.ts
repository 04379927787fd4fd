import * as v from 'valibot';
import { type ApiCall, type ApiRoute, conflict, defineRoute, notFound } from '../../api/index';
import { apiField, ownerLimits } from '../../api/pure/index';
import { VersionEntry, VersionShape, WidgetShape, widgetBodies } from '../shapes/WidgetShape';
import { listVersions, selectVersion } from '../store/listVersions';
import { nameLanding } from '../store/nameLanding';
import { publishDraft } from '../store/publishDraft';
import { saveDraft, setDeleted, setStatus } from '../store/saveDraft';
import { selectOwnWidget } from '../store/selectOwnWidget';
import { changeWidget } from './changeWidget';
import { checkContent, checkLegal } from './checkContent';
import { goLive } from './goLive';
import { refuseFull } from './refuseFull';

const common = { tag: 'Widgets', area: 'widgets' } as const;
const params = v.object({ widgetId: apiField.number });
const versionParams = v.object({ widgetId: apiField.number, version: apiField.version });

type Calling = Pick<ApiCall, 'deps'> & { caller: { kind: string; userId?: string } };
const byCall = ({ caller, deps }: Calling) => ({
  by: caller.userId ?? null,
  keep: deps.limits.versionsPerWidget,
});

/** Publishing, pausing, deleting and restoring. [OWN-06, OWN-09] */
export const publishRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/publish',
    summary:
      'Publish the draft. It’s live within a second. A landing page without an address gets one from its name.',
    access: 'editor',
    params,
    body: widgetBodies.revision,
    answer: WidgetShape,
    handle: (call) =>
      changeWidget(
        call,
        { action: 'widget.published', revision: call.body.revision },
        async (sql, { accountId, widget }) => {
          if (widget.draft === null) throw conflict('nothing_to_publish');
          const content = checkContent(widget);
          await checkLegal(sql, accountId, { ...content, type: widget.type });
          await goLive(call, sql, () => publishDraft(sql, { accountId, widget, content, ...byCall(call) }));
          const isNewPage = widget.type === 'landing' && widget.version === 0;
          const slug = isNewPage ? await nameLanding(sql, { accountId, widget }) : undefined;
          return { version: widget.version + 1, ...(slug && { slug }) };
        },
      ),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/discard',
    summary: 'Discard the draft and return to the published version.',
    access: 'editor',
    params,
    body: widgetBodies.revision,
    answer: WidgetShape,
    handle: (call) =>
      changeWidget(
        call,
        { action: 'widget.discarded', revision: call.body.revision },
        async (sql, { accountId, widget }) => {
          if (widget.version === 0) throw conflict('only_draft');
          await saveDraft(sql, { accountId, widgetId: widget.widgetId, draft: null, name: widget.name });
          return undefined;
        },
      ),
  }),
  ...(['pause', 'activate'] as const).map((verb) =>
    defineRoute({
      ...common,
      method: 'POST',
      path: `/widgets/:widgetId/${verb}`,
      summary: verb === 'pause' ? 'Pause a widget. Visitors no longer see it.' : 'Resume a paused widget.',
      access: 'editor',
      params,
      answer: WidgetShape,
      handle: (call) =>
        changeWidget(call, { action: `widget.${verb}d` }, async (sql, { accountId, widget }) => {
          if (widget.version === 0) throw conflict('never_published');
          const status = verb === 'pause' ? 'paused' : 'active';
          await goLive(call, sql, () => setStatus(sql, { accountId, widgetId: widget.widgetId, status }));
          return { before: widget.status, after: status };
        }),
    }),
  ),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/widgets/:widgetId',
    summary: `Delete a widget. You can restore it for ${ownerLimits.restoreDays} days.`,
    access: 'editor',
    params,
    async handle(call) {
      await changeWidget(call, { action: 'widget.deleted' }, async (sql, { accountId, widget }) => {
        await setDeleted(sql, { accountId, widgetId: widget.widgetId, isDeleted: true });
        return { name: widget.name };
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/restore',
    summary: 'Restore a deleted widget. It is paused.',
    access: 'editor',
    params,
    answer: WidgetShape,
    handle: (call) =>
      changeWidget(
        call,
        { action: 'widget.restored', isDeleted: true },
        async (sql, { accountId, widget }) => {
          await refuseFull(call as ApiCall, sql, false);
          await setDeleted(sql, { accountId, widgetId: widget.widgetId, isDeleted: false });
          return undefined;
        },
      ),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/widgets/:widgetId/versions',
    summary: `List published versions, newest first. We keep the newest ${ownerLimits.versionsPerWidget} of each widget.`,
    access: 'viewer',
    params,
    answer: v.object({ versions: v.array(VersionEntry) }),
    async handle({ scoped, accountId, params: { widgetId }, deps }) {
      const most = deps.limits.versionsPerWidget;
      const versions = await scoped(async (sql) => {
        const widget = await selectOwnWidget(sql, accountId, widgetId);
        return widget && (await listVersions(sql, { accountId, widgetId, most }));
      });
      if (!versions) throw notFound('widget');
      return { versions };
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/widgets/:widgetId/versions/:version',
    summary: 'Get a version with its content.',
    access: 'viewer',
    params: versionParams,
    answer: VersionShape,
    async handle({ scoped, accountId, params: key }) {
      const version = await scoped((sql) => selectVersion(sql, { accountId, ...key }));
      if (!version) throw notFound('version');
      return { ...version, channel: version.channel as 'fb' };
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/versions/:version/restore',
    summary: 'Restore an earlier version as a draft, or publish it at once.',
    access: 'editor',
    params: versionParams,
    body: widgetBodies.bringBack,
    answer: WidgetShape,
    handle: (call) =>
      changeWidget(
        call,
        { action: 'widget.rolled_back', revision: call.body.revision },
        async (sql, { accountId, widget }) => {
          const { widgetId } = widget;
          const found = await selectVersion(sql, { accountId, widgetId, version: call.params.version });
          if (!found) throw notFound('version');
          const { channel, smsKeyword, data } = found;
          const content = checkContent(widget, { channel, smsKeyword, data });
          if (call.body.publish) await checkLegal(sql, accountId, { ...content, type: widget.type });
          if (call.body.publish)
            await goLive(call, sql, () => publishDraft(sql, { accountId, widget, content, ...byCall(call) }));
          else await saveDraft(sql, { accountId, widgetId, draft: content, name: widget.name });
          return { version: call.params.version, isPublished: call.body.publish };
        },
      ),
  }),
];
