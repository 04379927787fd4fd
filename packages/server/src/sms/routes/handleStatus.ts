import type { FastifyRequest } from 'fastify';
import { type Sql, transact } from '../../database/index';
import { suppress, updateDelivery } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import type { ParsedCall } from '../../providers/pure/index';
import type { TextSigner } from '../findTextSigner';
import { parseWrittenTime } from '../parseWrittenTime';
import { parseSender } from '../pure/parseSender';

type Status = Extract<ParsedCall, { type: 'status' }> & { signer: TextSigner };

/** A delivery report: what became of a message, and whether its recipient has opted out with the provider. [OWN-13] */
export async function handleStatus(
  request: FastifyRequest,
  { signer, ...status }: Status,
  sql: Sql,
): Promise<void> {
  const { message } = request.query as { message?: unknown };
  const isId = typeof message === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(message);
  const messageId = isId ? message : status.messageId;
  const at = parseWrittenTime(status.writtenAt ?? '', Date.now());
  const recipient = parseSender(status.stopped ?? '');
  let isKnown = false;
  for (const accountId of signer.isOperator ? [undefined] : signer.accounts.map((one) => one.accountId)) {
    const isOurs = await updateDelivery(sql, { ...status, accountId, messageId });
    isKnown ||= isOurs;
    if (isOurs && accountId !== undefined && recipient !== undefined)
      await transact(sql, (transaction) =>
        suppress(transaction, buildPhoneAddress(accountId, recipient), { reason: 'STOP', at }),
      );
  }
  const { providerId, error } = status;
  if (!isKnown) request.log.warn({ providerId }, 'received a report on a message that Beckon never sent');
  else if (error)
    request.log.warn({ providerId, status: status.status, error }, 'a message was not delivered');
}
