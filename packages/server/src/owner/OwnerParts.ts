import type { Credentials } from '../channels/Credentials';
import type { ChannelSettings } from '../channels/readChannelSettings';
import type { AnySql, Sql } from '../database/Sql';
import type { TokenDesk } from '../events/createTokenDesk';
import type { AccountLanes } from './createAccountLanes';
import type { Mailer } from './createMailer';
import type { Passwords } from './createPasswords';
import type { SecretBox } from './createSecretBox';
import type { OwnerLimits } from './rules/ownerLimits';

/** What the owner's API works with. */
export type OwnerParts = {
  sql: Sql;
  passwords: Passwords;
  mailer: Mailer;
  secrets: SecretBox;
  credentials: Credentials;
  channels: ChannelSettings;
  tokens: TokenDesk;
  /** The address of this server as its operator wrote it. */
  publicUrl: string | undefined;
  /** May anybody make an account here? */
  signUp: 'open' | 'closed';
  /** May whoever sits at this machine read the mails that were not sent? */
  showsMails: boolean;
  limits: OwnerLimits;
  /** May webhooks go to addresses inside the own network? */
  allowsPrivateWebhooks: boolean;
  /** Where the calls of each account wait for one another. */
  lanes: AccountLanes;
  /** Accounts whose subscribers are being written into a file at this moment. */
  exporting: Set<number>;
  /** Holds every answer against its schema before it is sent; for tests. */
  checksAnswers: boolean;
};

/** Work in a transaction that is bound to the account of the caller. */
export type Scoped = <Result>(work: (sql: AnySql) => Promise<Result>) => Promise<Result>;
