import * as v from 'valibot';
import { type ApiRoute, conflict, defineRoute, notFound } from '../../api/index';
import { apiField, ownerLimits, roles, scopes } from '../../api/pure/index';
import { generateId } from '../../database/index';
import { msPerDay } from '../../formats/pure/index';
import { generateSecret, hashSecret } from '../../secrets/index';
import { AuditShape, KeyShape } from '../shapes/KeyShape';
import { deleteApiKey, insertApiKey, listApiKeys } from '../store/findApiKey';
import { listAudit } from '../store/insertAudit';
import { lockAccount } from '../store/lockAccounts';
import { keyMark } from './findCaller';
import { signedInUserOf } from './signedInUserOf';
import { writeAudit } from './writeAudit';

const tag = 'API keys and audit log';
const nameCharacters = 100;
const prefixCharacters = 9;
const rows = 200;

const NewKey = v.strictObject({
  name: apiField.text(nameCharacters),
  role: v.optional(v.picklist(roles), 'viewer'),
  scopes: v.pipe(v.array(v.picklist(scopes, 'is not a known scope')), v.minLength(1, 'must contain a scope')),
  days: v.optional(v.pipe(apiField.wholeNumber, v.minValue(1), v.maxValue(ownerLimits.keyDays))),
});

/** API keys, and the audit log. [OWN-01] */
export const keyRoutes: ApiRoute[] = [
  defineRoute({
    method: 'GET',
    path: '/keys',
    tag,
    summary: 'List API keys, without the keys themselves.',
    access: 'owner',
    answer: v.object({ keys: v.array(KeyShape) }),
    async handle(call) {
      signedInUserOf(call);
      return { keys: await call.scoped((sql) => listApiKeys(sql, call.accountId)) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/keys',
    tag,
    summary: 'Create an API key. The key is only shown once.',
    access: 'owner',
    body: NewKey,
    answer: v.object({ ...KeyShape.entries, key: v.string() }),
    status: 201,
    async handle(call) {
      const { body, accountId, deps } = call;
      signedInUserOf(call);
      const key = `${keyMark}${generateSecret()}`;
      const expiresAt = body.days === undefined ? null : new Date(Date.now() + body.days * msPerDay);
      const made = {
        accountId,
        keyId: generateId(),
        name: body.name,
        keyHash: hashSecret(key),
        prefix: key.slice(0, prefixCharacters),
        role: body.role,
        scopes: [...new Set(body.scopes)],
        expiresAt,
      };
      const keys = await call.scoped(async (sql) => {
        await lockAccount(sql, accountId);
        const known = await listApiKeys(sql, accountId);
        if (known.length >= deps.limits.keysPerAccount) throw conflict('keys_full');
        await insertApiKey(sql, made);
        const details = { name: made.name, role: made.role, scopes: made.scopes };
        await writeAudit(call, sql, { action: 'key.made', target: made.keyId, details });
        return await listApiKeys(sql, accountId);
      });
      const shown = keys.find(({ keyId }) => keyId === made.keyId);
      if (!shown) throw notFound('key');
      return { ...shown, key };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/keys/:keyId',
    tag,
    summary: 'Revoke an API key. It stops working at once.',
    access: 'owner',
    params: v.object({ keyId: apiField.uuid }),
    async handle(call) {
      const {
        accountId,
        params: { keyId },
      } = call;
      signedInUserOf(call);
      await call.scoped(async (sql) => {
        if (!(await deleteApiKey(sql, accountId, keyId))) throw notFound('key');
        await writeAudit(call, sql, { action: 'key.removed', target: keyId });
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/audit',
    tag,
    summary: 'List changes in the account, with person and time, newest first.',
    access: 'owner',
    query: v.strictObject({ after: v.optional(apiField.uuid), rows: apiField.rows(rows, 50) }),
    answer: v.object({ entries: v.array(AuditShape), next: v.nullable(apiField.uuid) }),
    async handle({ scoped, accountId, query }) {
      const entries = await scoped((sql) =>
        listAudit(sql, { accountId, after: query.after, most: query.rows }),
      );
      const last = entries.length === query.rows ? entries.at(-1) : undefined;
      return { entries, next: last?.entryId ?? null };
    },
  }),
];
