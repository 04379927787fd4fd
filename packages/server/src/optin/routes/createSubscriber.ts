import { createHash } from 'node:crypto';
import { callShapes, calls, euConsentVersion, parseNoticeMark, refusals } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { loadAccount, type SiteNotes } from '../../accounts/index';
import type { Account, StoredWidget } from '../../accounts/pure/index';
import { findNotice } from '../../consents/index';
import { makeId, type Sql } from '../../database/index';
import type { ChannelSettings } from '../../env/index';
import { shortenIp } from '../../formats/pure/index';
import { handleFormCall } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import type { Credentials } from '../../secrets/index';
import { pickNotice } from '../../serving/pure/index';
import { canText, claimBudgetNotice } from '../../sms/index';
import type { Gate } from '../../sms/pure/index';
import type { OptIn } from '../../subscribers/index';
import { hasOptInWebhook } from '../../webhooks/index';
import { findWidget } from '../../widgets/index';
import { parsePayloadField } from '../../widgets/pure/index';
import { acceptPhone } from '../acceptPhone';
import { type ChallengeService, createChallengeService } from '../createChallengeService';
import { decideOptIn, type OptInDecision } from '../pure/decideOptIn';
import { parsePageAddress } from '../pure/parsePageAddress';
import { tellAfterOptIn } from '../pure/tellAfterOptIn';
import { createGateAlarm } from './createGateAlarm';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  publicUrl: string | undefined;
  channels: ChannelSettings;
  credentials?: Credentials | undefined;
  siteNotes: SiteNotes;
};

const { path } = calls.createSubscriberByPhoneNumber;
const { request: Body } = callShapes.createSubscriberByPhoneNumber;
type Answer = v.InferOutput<typeof callShapes.createSubscriberByPhoneNumber.answer>;

const refuse = (error: string): Answer => ({ state: false, errors: [error] });

/** `POST /widget/createSubscriberByPhoneNumber`: a visitor leaves a number. [NET-01, NET-03, NET-12, SMS-03, SMS-04] */
export function createSubscriber(app: FastifyInstance, deps: Deps): void {
  const isAlarm = createGateAlarm();
  const challenges = createChallengeService(deps.sql);
  handleFormCall(app, deps, {
    path,
    shape: Body,
    refuse,
    answer: (request, body) => answer(request, body, { ...deps, isAlarm, challenges }),
  });
}

async function answer(
  request: FastifyRequest,
  body: v.InferOutput<typeof Body>,
  deps: Deps & { isAlarm: (gate: Gate) => boolean; challenges: ChallengeService },
): Promise<Answer> {
  const { sql, publicUrl, limits, challenges } = deps;
  const [accountId, widgetId] = [Number(body.account_id), Number(body.widget_id)];
  const areNumbers = Number.isSafeInteger(accountId) && Number.isSafeInteger(widgetId);
  const [account, widget] = areNumbers
    ? await Promise.all([loadAccount(sql, accountId), findWidget(sql, accountId, widgetId)])
    : [undefined, undefined];
  const decision = decideOptIn({
    request: body,
    account,
    widget,
    originHeader: request.headers.origin,
    ownOrigin: publicUrl,
  });
  if (!decision.ok) return refuseDecided(request, decision, { ...deps, accountId, widgetId });
  const mark = parseNoticeMark(decision.instanceId);
  const shown = await findNotice(sql, { accountId, widgetId, mark });
  // A page that names no notice of ours gets the current words, and the record says so.
  const notice = shown ?? (account && widget && pickNotice(account, widget));
  if (!notice || !widget || !account) return refuse(refusals.formGone);

  const optIn: OptIn = {
    accountId,
    widgetId,
    widgetVersion: notice.widgetVersion,
    sessionId: body.session_id,
    instanceId: decision.instanceId,
    phone: decision.phone,
    payload: body.payload ?? '',
    fieldId: parsePayloadField(widget),
    newSubscriberId: makeId(),
    consentId: makeId(),
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
  const { ip } = request;
  const asker = { ...optIn, ip };
  const proof = body.challenge && (await challenges.check(asker, body.challenge));
  const outcome = await acceptPhone(sql, {
    account,
    widget,
    ip,
    repeatS: limits.consentRepeatS,
    optIn,
    proof,
  });
  if (outcome.type === 'taken') {
    if (!outcome.isPaid && !outcome.isTold) await noteLimit(request, accountId, sql);
    return await tellNext(account, { ...deps, widget, isPaid: outcome.isPaid });
  }
  request.log.info({ accountId, widgetId, because: outcome.type }, 'rejected a phone number');
  if (outcome.type === 'unproven') {
    // The sentence is for a page that can't do the work, or did it in vain.
    return { ...refuse(refusals.tooMany), challenge: await challenges.ask(asker, outcome.tries) };
  }
  if (outcome.type === 'tooMany' && deps.isAlarm(outcome.gate)) {
    const { kind, most, windowS } = outcome.gate;
    request.log.error(
      { accountId, widgetId, gate: kind, most, windowS },
      'too many text requests: this looks like an attack, and Beckon blocks it',
    );
  }
  return refuse(refusals[outcome.type]);
}

/** Logs once a day that an account has reached its limit; the console shows what waits. [NET-12, C30] */
async function noteLimit(request: FastifyRequest, accountId: number, sql: Sql): Promise<void> {
  if (await claimBudgetNotice(sql, accountId))
    request.log.error({ accountId }, 'this account has reached its daily text limit (UTC)');
}

/** What the visitor reads depends on what will happen, never on whose number it is. [SMS-03] */
async function tellNext(
  account: Account,
  { widget, isPaid, ...deps }: Deps & { widget: StoredWidget; isPaid: boolean },
): Promise<Answer> {
  // A text that waits for the daily limit isn't one to promise.
  const hasSender = isPaid && (await canText(account, deps));
  const submitted = tellAfterOptIn({
    hasSender,
    isHandedOn: !hasSender && (await hasOptInWebhook(deps.sql, account.accountId)),
    isDouble: account.smsDoubleOptIn,
    widget,
  });
  return { state: true, errors: [], ...(submitted && { submitted }) };
}

/** Rejections without the database; records a website that its owner has not added. [NET-11, SMS-04] */
function refuseDecided(
  request: FastifyRequest,
  { stranger: host, error }: Extract<OptInDecision, { ok: false }>,
  { siteNotes, accountId, widgetId }: Pick<Deps, 'siteNotes'> & { accountId: number; widgetId: number },
): Answer {
  if (host !== undefined) {
    siteNotes.refuse(accountId, host);
    request.log.warn({ accountId, widgetId, host }, 'rejected a phone number: its website is not authorized');
  }
  return refuse(error);
}
