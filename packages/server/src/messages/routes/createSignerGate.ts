import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLane } from '../../jobs/index';
import { messengerLimits } from '../pure/messengerLimits';

/** How to find the signer of a call: known without a lookup, or by a lookup. */
type SignerLookup<Signer> = {
  isKnown: () => boolean | Promise<boolean>;
  find: () => Promise<Signer | undefined>;
};

/** The signer of a call; or that there is none, and whether its address sent too many such calls. */
export type CheckedSigner<Signer> =
  | { isSigned: true; signer: Signer }
  | { isSigned: false; isTooOften: boolean; againS: number };

type SignerCheck = <Signer>(
  request: FastifyRequest,
  lookup: SignerLookup<Signer>,
) => Promise<CheckedSigner<Signer>>;

/**
 * Guards a webhook: counts only unsigned calls, so that a valid one passes however many invalid ones came from the same
 * address, which a provider's customers share. Beyond the limit, it checks invalid ones a few at a time. [OWN-13, OWN-14, NET-12]
 */
export function createSignerGate(scope: FastifyInstance): SignerCheck {
  const {
    refusedPerWindow: max,
    refusedWindowMs,
    lookupsAtOnce: atOnce,
    lookupsWaiting: waiting,
  } = messengerLimits;
  const count = scope.createRateLimit({ max, timeWindow: refusedWindowMs });
  const lane = createLane({ atOnce, waiting });
  return async (request, { isKnown, find }) => {
    const { isTooOften, againS } = await signerStateOf(count(request, { increment: false }));
    const isHeld = isTooOften && !(await isKnown());
    const signer = await (isHeld ? lane(find) : find());
    if (signer !== undefined) return { isSigned: true, signer };
    await count(request);
    return { isSigned: false, isTooOften, againS };
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

async function signerStateOf(counting: Promise<Counted>) {
  const state = await counting;
  if (state.isAllowed) return { isTooOften: false, againS: 0 };
  return { isTooOften: state.remaining === 0, againS: Math.max(1, state.ttlInSeconds) };
}

/** Rejects an unsigned call; after many of them, says when to try again. [OWN-13, OWN-14] */
export function refuseUnsigned(
  reply: FastifyReply,
  { isTooOften, againS }: { isTooOften: boolean; againS: number },
  error: string,
): FastifyReply {
  if (isTooOften) reply.header('Retry-After', againS);
  return reply.code(isTooOften ? 429 : 403).send({ error });
}
