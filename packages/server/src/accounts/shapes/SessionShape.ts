import * as v from 'valibot';
import { apiField, roles } from '../../api/pure/index';

const nameCharacters = 100;
const pageNameCharacters = 200;
const accountsLimit = 1000;
const Role = v.picklist(roles, `must be one of ${roles.join(', ')}`);

/** The signed-in person, their account and their role. */
export const SessionShape = v.object({
  user: v.object({ userId: apiField.uuid, email: v.string(), name: v.string() }),
  account: v.object({
    accountId: v.number(),
    pageName: v.string(),
    timeZone: v.string(),
    deletesAt: v.pipe(
      v.nullable(apiField.time),
      v.description('When the account will be erased, if an owner closed it.'),
    ),
  }),
  role: Role,
  accounts: v.array(
    v.object({
      accountId: v.number(),
      pageName: v.string(),
      role: Role,
      deletesAt: v.nullable(apiField.time),
    }),
  ),
});

/** One session of a person. */
export const SessionEntry = v.object({
  sessionId: apiField.uuid,
  isCurrent: v.boolean(),
  ipShort: v.string(),
  userAgent: v.string(),
  createdAt: apiField.time,
  lastSeenAt: apiField.time,
  expiresAt: apiField.time,
});

/** Input for signing up, signing in and joining. [OWN-01] */
export const sessionBodies = {
  signUp: v.strictObject({
    email: apiField.email,
    password: apiField.newPassword,
    name: v.optional(apiField.text(nameCharacters, 0), ''),
    pageName: apiField.text(pageNameCharacters),
    timeZone: v.optional(v.pipe(v.string(), v.description('Beckon counts results by day in it.')), ''),
  }),
  signIn: v.strictObject({ email: apiField.email, password: apiField.password }),
  forgot: v.strictObject({ email: apiField.email }),
  token: v.strictObject({ token: apiField.secret }),
  reset: v.strictObject({
    token: apiField.secret,
    password: apiField.newPassword,
    keep: v.optional(
      v.pipe(v.array(apiField.wholeNumber), v.maxLength(accountsLimit, 'has too many entries')),
    ),
  }),
  change: v.strictObject({ current: apiField.password, next: apiField.newPassword }),
  account: v.strictObject({ accountId: apiField.wholeNumber }),
  leave: v.strictObject({ password: apiField.password }),
  accept: v.strictObject({
    token: apiField.secret,
    password: v.optional(apiField.newPassword),
    name: v.optional(apiField.text(nameCharacters, 0), ''),
  }),
  invite: v.strictObject({ email: apiField.email, role: Role }),
  role: v.strictObject({ role: Role }),
};

/** A pending invitation. */
export const InvitationShape = v.object({
  invitationId: apiField.uuid,
  email: v.string(),
  role: Role,
  createdAt: apiField.time,
  expiresAt: apiField.time,
});

/** What an invitation is for, as its recipient sees it. */
export const ShownInvitationShape = v.object({
  email: v.string(),
  pageName: v.string(),
  role: Role,
  /** What the recipient must provide: nothing if signed in, their password, or a new password if they're new. */
  needs: v.picklist(['nothing', 'password', 'newPassword']),
});

/** An account created with an email address before anyone confirmed the address. */
export const ClaimShape = v.object({
  accountId: v.number(),
  pageName: v.string(),
  role: Role,
  createdAt: apiField.time,
  keys: v.number(),
  webhooks: v.number(),
  others: v.array(v.string()),
});

/** A member of an account. */
export const MemberShape = v.object({
  userId: apiField.uuid,
  email: v.string(),
  name: v.string(),
  role: Role,
  createdAt: apiField.time,
});
