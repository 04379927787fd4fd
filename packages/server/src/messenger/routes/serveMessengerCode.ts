import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sql } from '../../database/index';
import { ownAddressOf } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { buildCode } from '../buildCode';
import { encodePng } from '../encodePng';
import { type FoundOtherWidget, findOtherWidget, type OtherWidgetParams } from '../findOtherWidget';
import { buildCodeStyle } from '../pure/buildCodeStyle';
import { buildCodeSvg } from '../pure/buildCodeSvg';
import { paintCode } from '../pure/paintCode';

type Deps = { sql: Sql; limits: RequestLimits; publicUrl: string | undefined; pagesUrl?: string | undefined };

/** An owner who changes a color looks at once. */
const cacheControl = 'no-cache';

/** `GET /m/{accountId}/{widgetId}.svg` and `.png`: the QR code of a Messenger link, in the owner's style. [OWN-18, ENT-19] */
export function serveMessengerCode(app: FastifyInstance, { sql, publicUrl, pagesUrl, limits }: Deps): void {
  const rateLimit = { max: limits.eventsPerWindow, timeWindow: limits.eventsWindowMs };
  for (const format of ['svg', 'png'] as const) {
    app.get<{ Params: OtherWidgetParams }>(
      `/m/:accountId(^\\d{1,15}$)/:widgetId(^\\d{1,15}).${format}`,
      { config: { rateLimit } },
      async (request, reply) => {
        const { params, query } = request;
        const found = await findOtherWidget(sql, {
          params,
          query,
          ownAddress: ownAddressOf(request, pagesUrl ?? publicUrl),
        });
        return found ? sendCode(reply, found, format) : reply.callNotFound();
      },
    );
  }
}

function sendCode(
  reply: FastifyReply,
  { other, link }: FoundOtherWidget,
  format: 'svg' | 'png',
): FastifyReply {
  const modules = buildCode(link);
  if (!modules)
    return reply.code(400).send({ error: 'The link is too long for a QR code. Use a shorter payload.' });
  reply.header('Cache-Control', cacheControl);
  const look = buildCodeStyle(other.data.messenger_code_settings);
  if (format === 'svg') return reply.type('image/svg+xml').send(buildCodeSvg(modules, look));
  return reply.type('image/png').send(encodePng(paintCode(modules, look.sizePx), look));
}
