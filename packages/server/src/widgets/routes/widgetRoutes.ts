import { nameCopy } from '@beckon/contract/data/nameCopy';
import { typeNames } from '@beckon/contract/data/typeNames';
import * as v from 'valibot';
import { generateAccountNumbers, writeAudit } from '../../accounts/index';
import { type ApiCall, type ApiRoute, defineRoute, invalid, notFound, unreadableBody } from '../../api/index';
import { apiField, ownerLimits } from '../../api/pure/index';
import { findNewReserved } from '../pure/findReservedKeywords';
import { channelsOf, listWidgetTypes } from '../pure/listWidgetTypes';
import { validateWidget, type WidgetContent } from '../pure/validateWidget';
import { VerdictShape, WidgetEntry, WidgetShape, WidgetTypeShape, widgetBodies } from '../shapes/WidgetShape';
import { insertOwnWidget, saveDraft } from '../store/saveDraft';
import { listOwnWidgets, selectOwnWidget } from '../store/selectOwnWidget';
import { changeWidget } from './changeWidget';
import { contentOf, describeWidget, listWidget } from './describeWidget';
import { refuseFull } from './refuseFull';

const tag = 'Widgets';
const common = { tag, area: 'widgets' } as const;
const params = v.object({ widgetId: apiField.number });

type New = {
  type: keyof typeof typeNames;
  name: string;
  draft: WidgetContent;
  /** The widget that it is a copy of. */
  copyOf?: number;
};

/** What is wrong with a new widget, or with a change to `before`. */
function checkContent(
  type: string,
  after: WidgetContent,
  before: WidgetContent = { ...after, smsKeyword: '', data: {} },
) {
  const { errors, warnings } = validateWidget(type, after);
  const reserved = findNewReserved({ widgetType: type, ...before }, { widgetType: type, ...after });
  return { errors: [...errors, ...reserved], warnings };
}

async function addWidget(call: ApiCall<unknown, unknown, unknown>, { type, name, draft, copyOf }: New) {
  const { errors } = checkContent(type, draft, copyOf === undefined ? undefined : draft);
  if (errors.length > 0) throw invalid(errors, unreadableBody);
  const { accountId } = call;
  return await call.scoped(async (sql) => {
    await refuseFull(call, sql);
    const widgetId = await insertOwnWidget(sql, {
      accountId,
      widgetIds: generateAccountNumbers(),
      type,
      name,
      draft,
    });
    await writeAudit(call as ApiCall, sql, {
      action: 'widget.made',
      target: widgetId,
      details: { type, ...(copyOf && { copyOf }) },
    });
    const made = await selectOwnWidget(sql, accountId, widgetId);
    if (!made) throw notFound('widget');
    return await describeWidget(sql, accountId, made);
  });
}

/** Widgets: create, read, change. [OWN-06, OWN-09, OWN-10] */
export const widgetRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/widget-types',
    summary: 'List widget types with their channels and defaults.',
    access: 'viewer',
    answer: v.object({ types: v.array(WidgetTypeShape) }),
    handle: async () => ({ types: listWidgetTypes() }),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/widgets',
    summary: 'List widgets, or deleted widgets that you can restore.',
    access: 'viewer',
    query: v.strictObject({ deleted: v.optional(apiField.flagWord, 'false') }),
    answer: v.object({ widgets: v.array(WidgetEntry) }),
    async handle({ scoped, accountId, query, deps }) {
      const { restoreDays } = deps.limits;
      const widgets = await scoped((sql) =>
        listOwnWidgets(sql, { accountId, isDeleted: query.deleted, restoreDays }),
      );
      return { widgets: widgets.map(listWidget) };
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets',
    summary: 'Create a widget as a draft. Missing values get their defaults.',
    access: 'editor',
    body: widgetBodies.create,
    bodyBytes: ownerLimits.widgetBytes,
    answer: WidgetShape,
    status: 201,
    async handle(call) {
      const { type, name, channel = channelsOf(type)[0] ?? 'fb', smsKeyword, data } = call.body;
      return await addWidget(call, {
        type,
        name: name ?? typeNames[type],
        draft: { channel, smsKeyword, data },
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/widgets/:widgetId',
    summary: 'Get a widget, with its draft if it has one.',
    access: 'viewer',
    params,
    answer: WidgetShape,
    async handle({ scoped, accountId, params: { widgetId } }) {
      return await scoped(async (sql) => {
        const widget = await selectOwnWidget(sql, accountId, widgetId);
        if (!widget) throw notFound('widget');
        return await describeWidget(sql, accountId, widget);
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'PATCH',
    path: '/widgets/:widgetId',
    summary: 'Change the draft (`data` as a whole) or the name. Publish the draft to show it to visitors.',
    access: 'editor',
    params,
    body: widgetBodies.change,
    bodyBytes: ownerLimits.widgetBytes,
    answer: WidgetShape,
    async handle(call) {
      const { body } = call;
      return await changeWidget(
        call,
        { action: 'widget.changed', revision: body.revision },
        async (sql, { accountId, widget }) => {
          const before = contentOf(widget);
          const after = {
            channel: body.channel ?? before.channel,
            smsKeyword: body.smsKeyword ?? before.smsKeyword,
            data: body.data ?? before.data,
          };
          const { errors } = checkContent(widget.type, after, before);
          if (errors.length > 0) throw invalid(errors, unreadableBody);
          const isRenamed = [body.channel, body.smsKeyword, body.data].every((one) => one === undefined);
          await saveDraft(sql, {
            accountId,
            widgetId: widget.widgetId,
            draft: isRenamed ? widget.draft : after,
            name: body.name ?? widget.name,
          });
          return { fields: Object.keys(body).filter((name) => name !== 'revision') };
        },
      );
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/validate',
    summary: 'Validate a widget without saving it. Returns problems by field path.',
    access: 'viewer',
    body: widgetBodies.validate,
    bodyBytes: ownerLimits.widgetBytes,
    answer: VerdictShape,
    handle: async ({ body: { type, ...content } }) => checkContent(type, content),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/widgets/:widgetId/duplicate',
    summary: 'Duplicate a widget. The copy is a draft.',
    access: 'editor',
    params,
    body: widgetBodies.duplicate,
    answer: WidgetShape,
    status: 201,
    async handle(call) {
      const {
        accountId,
        params: { widgetId },
      } = call;
      const widget = await call.scoped((sql) => selectOwnWidget(sql, accountId, widgetId));
      if (!widget) throw notFound('widget');
      const type = widget.type as keyof typeof typeNames;
      const name = call.body.name ?? nameCopy(widget.name);
      return await addWidget(call, { type, name, draft: contentOf(widget), copyOf: widgetId });
    },
  }),
];
