import * as v from 'valibot';
import { apiField, roles } from '../../api/pure/index';

/** An API key as its owner sees it. */
export const KeyShape = v.object({
  keyId: apiField.uuid,
  name: v.string(),
  prefix: v.string(),
  role: v.picklist(roles),
  scopes: v.array(v.string()),
  createdAt: apiField.time,
  expiresAt: v.nullable(apiField.time),
  lastUsedAt: v.nullable(apiField.time),
});

/** One entry of the audit log. */
export const AuditShape = v.object({
  entryId: apiField.uuid,
  actorKind: v.picklist(['person', 'key', 'system']),
  actorId: v.nullable(apiField.uuid),
  actorName: v.string(),
  action: v.string(),
  target: v.string(),
  details: v.record(v.string(), v.unknown()),
  ipShort: v.string(),
  createdAt: apiField.time,
});
