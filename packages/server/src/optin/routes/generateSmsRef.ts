import { callShapes, calls } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { loadAccount } from '../../accounts/index';
import type { Sql } from '../../database/index';
import { shortenIp } from '../../formats/pure/index';
import { handleFormCall, ownOriginOf } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import type { RefusalNotes } from '../../refusals/index';
import { insertSmsRef } from '../../sms/index';
import { selectWidget } from '../../widgets/index';
import { generateRef } from '../generateRef';
import { decideSmsRef } from '../pure/decideSmsRef';
import { parsePageAddress } from '../pure/parsePageAddress';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  publicUrl: string | undefined;
  pagesUrl?: string | undefined;
  refusalNotes: RefusalNotes;
};

const { path } = calls.generateSMSRef;
const { request: Body } = callShapes.generateSMSRef;
type Answer = v.InferOutput<typeof callShapes.generateSMSRef.answer>;

/** The page uses the widget's keyword instead. */
const noRef: Answer = { state: false };

/**
 * `POST /widget/generateSMSRef`: what a visitor can text instead of typing a number. One per visit, widget and payload.
 * [NET-04, SMS-08]
 */
export function generateSmsRef(app: FastifyInstance, deps: Deps): void {
  handleFormCall(app, deps, {
    path,
    shape: Body,
    refuse: () => noRef,
    answer: (request, body) => answer(request, body, deps),
  });
}

async function answer(
  request: FastifyRequest,
  body: v.InferOutput<typeof Body>,
  { sql, publicUrl, pagesUrl, limits, refusalNotes }: Deps,
): Promise<Answer> {
  const [accountId, widgetId] = [Number(body.account_id), Number(body.widget_id)];
  if (!Number.isSafeInteger(accountId) || !Number.isSafeInteger(widgetId)) return noRef;
  const [account, widget] = await Promise.all([
    loadAccount(sql, accountId),
    selectWidget(sql, accountId, widgetId),
  ]);
  const { origin: originHeader } = request.headers;
  const decision = decideSmsRef({
    account,
    widget,
    originHeader,
    ownOrigin: ownOriginOf(originHeader, { publicUrl, pagesUrl }),
  });
  if (!decision.ok) {
    const { reason } = decision;
    refusalNotes.note({ call: 'ref', reason, accountId, widgetId });
    request.log.info({ accountId, widgetId, reason }, 'did not give a page a text reference');
    return noRef;
  }
  const ref = await insertSmsRef(sql, {
    accountId,
    widgetId,
    ref: generateRef(),
    sessionId: body.session_id,
    payload: body.payload ?? '',
    language: body.language ?? '',
    origin: decision.origin,
    pageAddress: parsePageAddress(request.headers.referer) ?? null,
    ipShort: shortenIp(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, limits.userAgentCharacters),
  });
  return { state: true, ref };
}
