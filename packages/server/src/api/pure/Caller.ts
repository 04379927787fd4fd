import type { Role } from './Role';

/** The caller of the API: a person with a session, or a program with a key. */
export type Caller =
  | {
      kind: 'person';
      userId: string;
      sessionId: string;
      accountId: number;
      role: Role;
      /** Was the account closed? */
      isClosed: boolean;
    }
  | {
      kind: 'key';
      keyId: string;
      accountId: number;
      role: Role;
      scopes: readonly string[];
      isClosed: boolean;
    };

/** Parts of the API that a key can access, each for reading or for writing. */
export const areas = ['widgets', 'subscribers', 'figures', 'settings', 'webhooks', 'tokens'] as const;
export type Area = (typeof areas)[number];

/** What a key can do: `widgets:read`, `widgets:write` and so on; writing includes reading. */
export const scopes = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);

/** May a key with these scopes access this part? */
export function scopesReach(held: readonly string[], area: Area | undefined, writes: boolean): boolean {
  if (area === undefined) return false;
  return held.includes(`${area}:write`) || (!writes && held.includes(`${area}:read`));
}
