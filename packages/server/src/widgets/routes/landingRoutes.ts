import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { writeAudit } from '../../accounts/index';
import { type ApiCall, type ApiRoute, conflict, defineRoute, invalid, notFound } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { deleteSlug, saveSlug, selectSlug } from '../../landing/index';
import { parseSlug } from '../../landing/pure/index';
import { selectOwnWidget } from '../store/selectOwnWidget';

const common = { tag: 'Widgets', area: 'widgets', path: '/widgets/:widgetId/address' } as const;
const slugCharacters = 64;
const params = v.object({ widgetId: apiField.number });
const Address = v.object({ slug: v.nullable(v.string()), url: v.nullable(v.string()) });

type Call = ApiCall<{ widgetId: number }, unknown, unknown>;
type Sql = Parameters<typeof selectSlug>[0];

const showAddress = ({ from, deps }: Call, slug: string | null) => ({
  slug,
  url: slug === null ? null : `${deps.pagesUrl ?? from.ownAddress}/l/${slug}`,
});

async function findLandingWidget({ accountId, params: { widgetId } }: Call, sql: Sql) {
  const widget = await selectOwnWidget(sql, accountId, widgetId);
  if (!widget) throw notFound('widget');
  if (widget.type !== 'landing') throw conflict('not_landing');
  return { accountId, widgetId };
}

/** The addresses of landing pages. [OWN-19] */
export const landingRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    summary: 'Get the page address of a landing page, if it has one.',
    access: 'viewer',
    params,
    answer: Address,
    handle: async (call) =>
      await call.scoped(async (sql) => {
        const { accountId, params: of } = call;
        if (!(await selectOwnWidget(sql, accountId, of.widgetId))) throw notFound('widget');
        return showAddress(call, await selectSlug(sql, { accountId, widgetId: of.widgetId }));
      }),
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    summary: 'Set the page address of a landing page: /l/ and this name.',
    access: 'editor',
    params,
    body: v.strictObject({ slug: apiField.text(slugCharacters) }),
    answer: Address,
    async handle(call) {
      const slug = parseSlug(call.body.slug);
      if (slug === undefined) throw invalid([{ path: 'slug', ...explain('slug') }]);
      return await call.scoped(async (sql) => {
        const key = await findLandingWidget(call, sql);
        if (!(await saveSlug(sql, { ...key, slug }))) throw conflict('slug_taken');
        await writeAudit(call as ApiCall, sql, {
          action: 'widget.addressed',
          target: key.widgetId,
          details: { slug },
        });
        return showAddress(call, slug);
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    summary: 'Remove the page address. The page is no longer available there.',
    access: 'editor',
    params,
    handle: async (call) =>
      await call.scoped(async (sql) => {
        const key = await findLandingWidget(call, sql);
        if (!(await deleteSlug(sql, key))) throw notFound('address');
        await writeAudit(call as ApiCall, sql, { action: 'widget.unaddressed', target: key.widgetId });
      }),
  }),
];
