import type { AnySql, Sql } from '../database/index';
import type { Build, ChannelSettings, Offer } from '../env/index';
import type { AccountLanes, FollowUps } from '../jobs/index';
import type { Mailer } from '../mail/index';
import type { Passwords, Sealer } from '../secrets/index';
import type { OwnerLimits } from './pure/ownerLimits';

/** What the owner's API needs. */
export type OwnerDeps = {
  sql: Sql;
  passwords: Passwords;
  mailer: Mailer;
  /** Seals and marks: no request of an owner opens a secret. */
  secrets: Sealer;
  channels: ChannelSettings;
  /** What those who send messages offer to accounts. */
  offer: () => Offer;
  /** Signs tokens for links: whom one is for, and how many seconds it is valid. */
  tokens: {
    issue: (order: {
      accountId: number;
      subscriberId?: string | undefined;
      widgetId?: number | undefined;
      lifeS: number;
    }) => Promise<string>;
  };
  /** The address of this server as its operator configured it. */
  publicUrl: string | undefined;
  /** The address of owners' pages, if they have one of their own. */
  pagesUrl?: string | undefined;
  /** Can anyone sign up here? */
  signUp: 'open' | 'closed';
  /** May a person at this machine read emails that were not sent? */
  showsMails: boolean;
  limits: OwnerLimits;
  /** May webhooks call addresses in the private network? */
  allowsPrivateWebhooks: boolean;
  /** Queues the calls of each account. */
  lanes: AccountLanes;
  /** Emails whose recipient an answer must not reveal. */
  followUps: FollowUps;
  /** Called when something of an account has changed, before the answer. */
  noteChange: (accountId: number) => void;
  /** What runs. */
  build: Build;
  /** Checks every answer against its schema before sending it; for tests. */
  checksAnswers: boolean;
};

/** Work in a transaction that is limited to the caller's account. */
export type Scoped = <Result>(work: (sql: AnySql) => Promise<Result>) => Promise<Result>;
