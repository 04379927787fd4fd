import { PassThrough } from 'node:stream';
import type { SandboxOwner } from '@beckon/contract';
import { messageChannelNames } from '@beckon/contract/messageChannels';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPump } from '../createPump';
import { createSandboxHub } from '../createSandboxHub';
import { describeMessage } from '../describeMessage';
import { sandboxHeaders } from '../sandboxHeaders';
import { sandboxLimits } from '../sandboxLimits';
import {
  listSandboxAccounts,
  type SandboxAccount,
  selectSandboxAccount,
} from '../store/selectSandboxAccount';
import { selectSandboxMessages } from '../store/selectSandboxMessages';
import { usesSandbox } from '../usesSandbox';
import { findSandboxViewer, refuseSandbox } from './findSandboxViewer';
import type { SandboxDeps } from './SandboxDeps';

type Asked = FastifyRequest<{ Params: { accountId: string }; Querystring: { after?: string } }>;

/** Where a page continues: after its last message. */
function parseAfter({ headers, query }: Asked): number {
  const last = Number(headers['last-event-id'] ?? query.after);
  return Number.isSafeInteger(last) && last > 0 ? last : 0;
}

const channelsOf = (account: SandboxAccount): string[] =>
  messageChannelNames.filter((channel) => usesSandbox[channel](account));
const introduce = (account: SandboxAccount, accounts: SandboxOwner['accounts']): SandboxOwner => ({
  name: account.pageName,
  hasSms: account.hasSms,
  hasMessenger: account.hasMessenger,
  phone: account.widgetPhone,
  accounts,
});

/** Writes server-sent events while someone listens. */
const createWriter =
  (stream: PassThrough) =>
  (name: string, data: unknown, id?: number): void => {
    if (!stream.writable) return;
    stream.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };

/** `GET /sandbox/{accountId}/stream`: the messages of a sandbox, existing and new, as server-sent events. [OWN-13] */
export function sandboxStream(app: FastifyInstance, deps: SandboxDeps): void {
  const { sql, sandbox } = deps;
  if (sandbox === undefined) return;
  const hub = createSandboxHub(sql);
  const open = new Set<PassThrough>();
  const busy = (): Error => Object.assign(new Error('no more pages can look on'), { statusCode: 503 });
  let isClosing = false;
  // An open stream would keep the server from stopping.
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of open) stream.end();
    await hub.close();
  });

  const route = {
    compress: false,
    config: {
      keepsTime: true,
      rateLimit: { max: sandboxLimits.actsPerWindow, timeWindow: sandboxLimits.windowMs },
    },
  } as const;
  app.get('/sandbox/:accountId(^\\d{1,15}$)/stream', route, async (request: Asked, reply) => {
    const viewer = await findSandboxViewer(request, deps);
    const accountId = Number(request.params.accountId);
    const account = await selectSandboxAccount(sql, viewer, accountId);
    if (!account) return refuseSandbox(reply, viewer);
    if (open.size >= sandboxLimits.streams) throw busy();
    const accounts = await listSandboxAccounts(sql, viewer, sandboxLimits.accounts);
    const stream = new PassThrough();
    const write = createWriter(stream);
    const pump = createPump({
      after: parseAfter(request),
      overlap: sandboxLimits.overlap,
      read: async (after) => {
        // Someone who signed out, or is no longer a member, gets nothing more.
        const isAllowed = await selectSandboxAccount(sql, await findSandboxViewer(request, deps), accountId);
        if (!isAllowed) stream.end();
        const query = { accountId, channels: channelsOf(account), after, most: sandboxLimits.history };
        return isAllowed ? (await selectSandboxMessages(sql, query)).map(describeMessage) : [];
      },
      write: (message, place) => write('message', message, place),
    });
    const fail = (error: unknown): void => {
      request.log.warn({ err: error }, 'could not send a message to a sandbox page');
      stream.end();
    };
    const unwatch = hub.watch(accountId, () => void pump().catch(fail));
    if (isClosing) {
      unwatch();
      throw busy();
    }
    const beat = setInterval(() => {
      if (stream.writable) stream.write(':\n\n');
      void pump().catch(fail);
    }, sandboxLimits.heartbeatMs);
    open.add(stream);
    stream.once('close', () => {
      clearInterval(beat);
      unwatch();
      open.delete(stream);
    });
    stream.write(`retry: ${sandboxLimits.retryMs}\n\n`);
    write('account', introduce(account, accounts));
    pump().then(() => write('ready', {}), fail);
    return (
      reply
        // No proxy may buffer messages, and an ended stream must not keep a stopping server waiting.
        .headers({ ...sandboxHeaders, 'X-Accel-Buffering': 'no', Connection: 'close' })
        .type('text/event-stream')
        .send(stream)
    );
  });
}
