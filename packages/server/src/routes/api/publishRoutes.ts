import * as v from 'valibot';
import { ownerLimits } from '../../owner/rules/ownerLimits';
import { validateWidget } from '../../owner/rules/validateWidget';
import { apiField } from '../../owner/shapes/apiField';
import { VersionEntry, VersionShape, WidgetShape, widgetBodies } from '../../owner/shapes/WidgetShape';
import { findOwnWidget, type OwnWidget } from '../../store/owner/findOwnWidget';
import { findVersion, listVersions } from '../../store/owner/listVersions';
import { nameLanding } from '../../store/owner/nameLanding';
import { publishDraft, saveDraft, setDeleted, setStatus } from '../../store/owner/saveDraft';
import { cannotBeRead, conflict, invalid, notFound } from './ApiError';
import { type ApiCall, type ApiRoute, defineRoute } from './ApiRoute';
import { changeWidget } from './changeWidget';
import { refuseFull } from './refuseFull';
import { contentOf } from './tellWidget';

const common = { tag: 'Widgets', area: 'widgets' } as const;
const params = v.object({ widgetId: apiField.number });
const versionParams = v.object({ widgetId: apiField.number, version: apiField.version });

/** What is to be published must be readable by a page, whatever was checked before: schemas grow. */
function checkContent(widget: OwnWidget, content = contentOf(widget)) {
  const { errors } = validateWidget(widget.type, content);
  if (errors.length > 0) throw invalid(errors, cannotBeRead);
  return content;
}

const actorOf = ({ caller }: { caller: { kind: string; userId?: string } }) => caller.userId ?? null;

/** From draft to visitors, and back. [OWN-06, OWN-09] */
export const publishRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/publish',
    summary:
      'Let visitors see the draft. Every server has it within a second. A landing page without an address gets one by its name.',
    access: 'editor',
    params,
    body: widgetBodies.revision,
    answer: WidgetShape,
    handle: (call) =>
      changeWidget(
        call,
        { action: 'widget.published', revision: call.body.revision },
        async (sql, { accountId, widget }) => {
          if (widget.draft === null)
            throw conflict('There is nothing to publish: visitors see the newest already.');
          await publishDraft(sql, { accountId, widget, content: checkContent(widget), by: actorOf(call) });
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
    summary: 'Throw the draft away and go on with what visitors see.',
    access: 'editor',
    params,
    body: widgetBodies.revision,
    answer: WidgetShape,
    handle: (call) =>
      changeWidget(
        call,
        { action: 'widget.discarded', revision: call.body.revision },
        async (sql, { accountId, widget }) => {
          if (widget.version === 0)
            throw conflict('This widget was never published: its draft is all there is. Delete it instead.');
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
      summary: verb === 'pause' ? 'Hide it from visitors for now.' : 'Let visitors see it again.',
      access: 'editor',
      params,
      answer: WidgetShape,
      handle: (call) =>
        changeWidget(call, { action: `widget.${verb}d` }, async (sql, { accountId, widget }) => {
          if (widget.version === 0) throw conflict('This widget was never published. Publish it first.');
          const status = verb === 'pause' ? 'paused' : 'active';
          await setStatus(sql, { accountId, widgetId: widget.widgetId, status });
          return { before: widget.status, after: status };
        }),
    }),
  ),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/widgets/:widgetId',
    summary: `Delete it. For ${ownerLimits.restoreDays} days it can be brought back.`,
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
    summary: 'Bring a deleted widget back. It is paused.',
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
    summary: 'The versions that visitors saw, newest first.',
    access: 'viewer',
    params,
    answer: v.object({ versions: v.array(VersionEntry) }),
    async handle({ scoped, accountId, params: { widgetId } }) {
      const versions = await scoped(async (sql) => {
        const widget = await findOwnWidget(sql, accountId, widgetId);
        return widget && (await listVersions(sql, accountId, widgetId));
      });
      if (!versions) throw notFound('widget');
      return { versions };
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/widgets/:widgetId/versions/:version',
    summary: 'One version with all it was made of.',
    access: 'viewer',
    params: versionParams,
    answer: VersionShape,
    async handle({ scoped, accountId, params: key }) {
      const version = await scoped((sql) => findVersion(sql, { accountId, ...key }));
      if (!version) throw notFound('version');
      return { ...version, channel: version.channel as 'fb' };
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/versions/:version/restore',
    summary: 'Make an earlier version the draft, or let visitors see it at once.',
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
          const found = await findVersion(sql, { accountId, widgetId, version: call.params.version });
          if (!found) throw notFound('version');
          const { channel, smsKeyword, data } = found;
          const content = checkContent(widget, { channel, smsKeyword, data });
          if (call.body.publish) await publishDraft(sql, { accountId, widget, content, by: actorOf(call) });
          else await saveDraft(sql, { accountId, widgetId, draft: content, name: widget.name });
          return { version: call.params.version, isPublished: call.body.publish };
        },
      ),
  }),
];
