import { createHash } from 'node:crypto';
import { callShapes, calls, euConsentVersion, parseNoticeMark, refusals } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { loadAccount, type SiteNotes } from '../../accounts/index';
import type { Account } from '../../accounts/pure/index';
import { selectNotice } from '../../consents/index';
import { generateId, type Sql } from '../../database/index';
import type { Offer } from '../../env/index';
import { shortenIp } from '../../formats/pure/index';
import { handleFormCall, ownOriginOf } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { type AccountSlots, createAccountLanes, runInLanes, type VisitorLanes } from '../../jobs/index';
import type { RefusalNotes } from '../../refusals/index';
import { pickNotice } from '../../serving/pure/index';
import { claimBudgetNotice } from '../../sms/index';
import type { Gate } from '../../sms/pure/index';
import type { OptIn } from '../../subscribers/index';
import { selectWidget } from '../../widgets/index';
import { parsePayloadField } from '../../widgets/pure/index';
import { acceptPhone, type PhoneOutcome } from '../acceptPhone';
import { type ChallengeService, createChallengeService } from '../createChallengeService';
import { decideOptIn, type OptInDecision } from '../pure/decideOptIn';
import { parsePageAddress } from '../pure/parsePageAddress';
import { answerOptIn } from './answerOptIn';
import { createGateAlarm } from './createGateAlarm';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  publicUrl: string | undefined;
  pagesUrl?: string | undefined;
  offer: () => Offer;
  siteNotes: SiteNotes;
  refusalNotes: RefusalNotes;
  accountSlots: AccountSlots;
};

const { path } = calls.createSubscriberByPhoneNumber;
const { request: Body } = callShapes.createSubscriberByPhoneNumber;
type Answer = v.InferOutput<typeof callShapes.createSubscriberByPhoneNumber.answer>;
type NotedReason = Parameters<RefusalNotes['note']>[0]['reason'];

const refuse = (error: string): Answer => ({ state: false, errors: [error] });

const outcomeReasons = { tooMany: 'too_many', unproven: 'unproven' } as const;

/** `POST /widget/createSubscriberByPhoneNumber`: a visitor leaves a number. [NET-01, NET-03, NET-12, SMS-03, SMS-04] */
export function createSubscriber(app: FastifyInstance, deps: Deps): void {
  const isAlarm = createGateAlarm();
  const challenges = createChallengeService(deps.sql);
  const { optInsAtOnce: atOnce, optInsWaiting: waiting } = deps.limits;
  const lanes = { lanes: createAccountLanes({ atOnce, waiting }), slots: deps.accountSlots };
  handleFormCall(app, deps, {
    path,
    shape: Body,
    refuse,
    answer: (request, body) => answer(request, body, { ...deps, isAlarm, challenges, lanes }),
  });
}

async function answer(
  request: FastifyRequest,
  body: v.InferOutput<typeof Body>,
  deps: Deps & { isAlarm: (gate: Gate) => boolean; challenges: ChallengeService; lanes: VisitorLanes },
): Promise<Answer> {
  const { sql, publicUrl, pagesUrl, limits, challenges, lanes } = deps;
  const [accountId, widgetId] = [Number(body.account_id), Number(body.widget_id)];
  const areNumbers = Number.isSafeInteger(accountId) && Number.isSafeInteger(widgetId);
  const [account, widget] = areNumbers
    ? await Promise.all([loadAccount(sql, accountId), selectWidget(sql, accountId, widgetId)])
    : [undefined, undefined];
  const decision = decideOptIn({
    request: body,
    account,
    widget,
    originHeader: request.headers.origin,
    ownOrigin: ownOriginOf(request.headers.origin, { publicUrl, pagesUrl }),
  });
  const note = (reason: NotedReason, host?: string) =>
    deps.refusalNotes.note({ call: 'opt_in', reason, accountId: account?.accountId, widgetId, host });
  if (!decision.ok) {
    note(decision.reason, decision.unlistedHost);
    if (account) noteUnlistedHost(request, decision, { ...deps, account, widgetId });
    return refuse(decision.error);
  }
  const mark = parseNoticeMark(decision.instanceId);
  const shown = await selectNotice(sql, { accountId, widgetId, mark });
  // A page that names no notice of ours gets the current words, and the record says so.
  const notice = shown ?? (account && widget && pickNotice(account, widget));
  if (!notice || !widget || !account) {
    note('widget_unknown');
    return refuse(refusals.formGone);
  }

  const optIn: OptIn = {
    accountId,
    widgetId,
    widgetVersion: notice.widgetVersion,
    sessionId: body.session_id,
    instanceId: decision.instanceId,
    phone: decision.phone,
    payload: body.payload ?? '',
    fieldId: parsePayloadField(widget),
    newSubscriberId: generateId(),
    consentId: generateId(),
    // European consent text is only shown beside a checkbox, and only sent when ticked.
    method: shown?.textVersion.startsWith(euConsentVersion) ? 'checkbox' : 'inline',
    consentText: notice.consentText,
    textSha256: createHash('sha256').update(notice.consentText).digest('hex'),
    textVersion: notice.textVersion,
    buttonLabel: notice.buttonLabel,
    noticeKnown: shown !== undefined,
    pageAddress: parsePageAddress(request.headers.referer),
    origin: decision.origin,
    ipShort: shortenIp(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, limits.userAgentCharacters),
  };
  const [ip, timeZone] = [request.ip, body.time_zone];
  const submitter = { ...optIn, ip };
  const proof = body.challenge && (await challenges.check(submitter, body.challenge));
  const submitted = { account, widget, ip, repeatS: limits.consentRepeatS, optIn, timeZone, proof };
  // Opt-ins wait for others of their account: they must not do so with all connections to the database.
  const outcome = await runInLanes(lanes, [accountId], () => acceptPhone(sql, submitted));
  if (outcome.type === 'taken') {
    if (!outcome.isPaid && !outcome.isOwnerNotified) await noteLimit(request, accountId, sql);
    return await answerOptIn(account, { ...deps, widget, outcome });
  }
  const reason = outcomeReasons[outcome.type];
  note(reason);
  request.log.info({ accountId, widgetId, reason }, 'rejected a phone number');
  if (outcome.type === 'unproven') {
    // The sentence is for a page that can't do the work, or did it in vain.
    return { ...refuse(refusals.tooMany), challenge: await challenges.ask(submitter, outcome.tries) };
  }
  raiseAlarm(request, outcome, { ...deps, accountId, widgetId });
  return refuse(refusals[outcome.type]);
}

type Alarm = { isAlarm: (gate: Gate) => boolean; accountId: number; widgetId: number };

/** Logs an attack, which an operator should know about. [NET-12] */
function raiseAlarm(
  request: FastifyRequest,
  outcome: Exclude<PhoneOutcome, { type: 'taken' | 'unproven' }>,
  { isAlarm, accountId, widgetId }: Alarm,
): void {
  if (outcome.type === 'tooMany' && isAlarm(outcome.gate)) {
    const { kind, most, windowS } = outcome.gate;
    request.log.error(
      { accountId, widgetId, gate: kind, most, windowS },
      'too many text requests: this looks like an attack, and Beckon blocks it',
    );
  }
}

/** Logs once a day that an account has reached its limit; the console shows what waits. [NET-12, C30] */
async function noteLimit(request: FastifyRequest, accountId: number, sql: Sql): Promise<void> {
  if (await claimBudgetNotice(sql, accountId))
    request.log.error({ accountId }, 'this account has reached its daily text limit (UTC)');
}

type Refused = Extract<OptInDecision, { ok: false }>;
type Place = Pick<Deps, 'siteNotes'> & { account: Account; widgetId: number };

/** Records a website that its owner has not added: the script is there. [NET-11, OWN-03] */
function noteUnlistedHost(
  request: FastifyRequest,
  { unlistedHost: host }: Refused,
  { siteNotes, account, widgetId }: Place,
): void {
  if (host === undefined) return;
  const { accountId, whitelist } = account;
  siteNotes.note(accountId, host, whitelist);
  request.log.warn({ accountId, widgetId, host }, 'rejected a phone number: its website is not authorized');
}
