import type { Sql } from '../database/index';
import type { Provider } from '../messages/index';
import { insertSandboxMessage } from './store/insertSandboxMessage';

/** Delivers messages only to the sandbox of this installation, whose page shows them. [OWN-13] */
export function createSandboxProvider(sql: Sql): Provider {
  return {
    isRepeatable: true,
    send: async ({ accountId, messageId, channel, recipient, body }) => {
      await insertSandboxMessage(sql, { accountId, messageId, channel, recipient, body, direction: 'out' });
      return { type: 'sent', providerId: `sandbox-${messageId}` };
    },
  };
}
