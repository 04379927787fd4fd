import { callShapes, calls } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { loadAccount } from '../../accounts/index';
import type { Sql } from '../../database/index';
import type { EventQuota } from '../../events/index';
import { shortenIp } from '../../formats/pure/index';
import { handleFormCall, ownOriginOf } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { type AccountSlots, createAccountLanes, type VisitorLanes } from '../../jobs/index';
import type { RefusalNotes } from '../../refusals/index';
import type { RefusalReason, TransientReason } from '../../refusals/pure/index';
import { issueSmsRef } from '../../sms/index';
import type { Gate } from '../../sms/pure/index';
import { selectWidget } from '../../widgets/index';
import { generateRef } from '../generateRef';
import { decideSmsRef } from '../pure/decideSmsRef';
import { parsePageAddress } from '../pure/parsePageAddress';
import { createGateAlarm } from './createGateAlarm';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  publicUrl: string | undefined;
  pagesUrl?: string | undefined;
  refusalNotes: RefusalNotes;
  eventQuota: Pick<EventQuota, 'hasSpace'>;
  accountSlots: AccountSlots;
};

const { path } = calls.generateSMSRef;
const { request: Body } = callShapes.generateSMSRef;
type Answer = v.InferOutput<typeof callShapes.generateSMSRef.answer>;

/** The page uses the widget's keyword instead. */
const noRef: Answer = { state: false };

/**
 * `POST /widget/generateSMSRef`: what a visitor can text instead of typing a number. One per visit, widget and payload; beyond the limits
 * of its account and network, or without disk space, none. [NET-04, NET-12, SMS-08, SMS-10]
 */
export function generateSmsRef(app: FastifyInstance, deps: Deps): void {
  const isAlarm = createGateAlarm();
  const { smsRefsAtOnce: atOnce, smsRefsWaiting: waiting } = deps.limits;
  const lanes = { lanes: createAccountLanes({ atOnce, waiting }), slots: deps.accountSlots };
  handleFormCall(app, deps, {
    path,
    shape: Body,
    refuse: () => noRef,
    answer: (request, body) => answer(request, body, { ...deps, isAlarm, lanes }),
  });
}

async function answer(
  request: FastifyRequest,
  body: v.InferOutput<typeof Body>,
  deps: Deps & { isAlarm: (gate: Gate) => boolean; lanes: VisitorLanes },
): Promise<Answer> {
  const { sql, publicUrl, pagesUrl, limits, refusalNotes, eventQuota } = deps;
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
  const refuse = (reason: RefusalReason | TransientReason): Answer => {
    refusalNotes.note({ call: 'ref', reason, accountId, widgetId });
    request.log.info({ accountId, widgetId, reason }, 'did not give a page a text reference');
    return noRef;
  };
  if (!decision.ok) return refuse(decision.reason);
  const wanted = {
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
  };
  const most = { perAccount: limits.smsRefsPerDay, perNetwork: limits.smsRefsPerNetwork };
  const issued = await issueSmsRef(sql, wanted, { most, hasSpace: eventQuota.hasSpace(), lanes: deps.lanes });
  if ('ref' in issued) return { state: true, ref: issued.ref };
  if (issued.refused === 'too_many' && deps.isAlarm(issued.gate)) {
    const { kind, most, windowS } = issued.gate;
    request.log.error(
      { accountId, widgetId, gate: kind, most, windowS },
      'too many requests for text references: pages use the keyword instead',
    );
  }
  return refuse(issued.refused);
}
