import { callShapes, calls, explainIssue } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeRef } from '../channels/makeRef';
import { decideSmsRef } from '../rules/decideSmsRef';
import { readPageAddress } from '../rules/readPageAddress';
import { shortenIp } from '../rules/shortenIp';
import { findWidget } from '../store/findWidgets';
import { keepSmsRef } from '../store/keepSmsRef';
import { allowCrossOrigin } from './allowCrossOrigin';
import { answerErrors } from './answerErrors';
import type { RouteDeps } from './Deps';
import { loadAccount } from './loadAccount';

const { path } = calls.generateSMSRef;
const { request: Body } = callShapes.generateSMSRef;
type Answer = v.InferOutput<typeof callShapes.generateSMSRef.answer>;

/** The page takes the widget's keyword instead. */
const noRef: Answer = { state: false };

/** `POST /widget/generateSMSRef`: what a visitor may text instead of typing a number. A visit to a widget has one. [NET-04, SMS-08] */
export function generateSmsRef(app: FastifyInstance, deps: RouteDeps): void {
  const { limits } = deps;
  app.register(async (scope) => {
    allowCrossOrigin(scope, path, limits.preflightMaxAgeS);
    answerErrors(scope, limits.retryAfterS, () => noRef);
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      path,
      {
        bodyLimit: limits.smsBodyBytes,
        config: { rateLimit: { max: limits.smsPerWindow, timeWindow: limits.smsWindowMs } },
      },
      async (request, reply) => {
        const body = v.safeParse(Body, request.body);
        if (body.success) return await answer(request, body.output, deps);
        return reply.code(400).send({ error: `The request is not complete: ${explainIssue(body.issues)}.` });
      },
    );
  });
}

async function answer(
  request: FastifyRequest,
  body: v.InferOutput<typeof Body>,
  { sql, publicUrl, limits }: RouteDeps,
): Promise<Answer> {
  const [accountId, widgetId] = [Number(body.account_id), Number(body.widget_id)];
  if (!Number.isSafeInteger(accountId) || !Number.isSafeInteger(widgetId)) return noRef;
  const [account, widget] = await Promise.all([
    loadAccount(sql, accountId),
    findWidget(sql, accountId, widgetId),
  ]);
  const { origin: originHeader } = request.headers;
  const decision = decideSmsRef({ account, widget, originHeader, ownOrigin: publicUrl });
  if (!decision.ok) {
    request.log.info({ accountId, widgetId, because: decision.because }, 'a page got no ref for texting');
    return noRef;
  }
  const ref = await keepSmsRef(sql, {
    accountId,
    widgetId,
    ref: makeRef(),
    sessionId: body.session_id,
    origin: decision.origin,
    pageAddress: readPageAddress(request.headers.referer) ?? null,
    ipShort: shortenIp(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, limits.userAgentCharacters),
  });
  return { state: true, ref };
}
