import type { Credentials } from '../channels/Credentials';
import type { ChannelSettings } from '../channels/readChannelSettings';
import type { ConsoleBuild } from '../console/readConsoleBuild';
import type { Migration } from '../database/readMigrations';
import type { Sql } from '../database/Sql';
import type { SiteNotes } from '../owner/createSiteNotes';
import type { RequestLimits } from '../rules/requestLimits';
import type { VisitorBuild } from '../rules/VisitorBuild';
import type { SandboxBuild } from '../sandbox/readSandboxBuild';
import type { FindConfig } from './createFindConfig';

/** Everything the routes work with. */
export type Deps = {
  sql: Sql;
  migrations: Migration[];
  visitor: VisitorBuild;
  /** The folder of the sample host pages, if this installation has one. */
  sitesDir: string | undefined;
  /** The folder of those among them that are applications and have to be built. */
  builtSitesDir: string | undefined;
  /** The built page of the sandbox, if this installation has one. */
  sandbox?: SandboxBuild | undefined;
  /** Whether it answers only those who ask for this machine by its own name. */
  isSandboxLocal?: boolean;
  /** The built console, if this installation has one. */
  console?: ConsoleBuild | undefined;
  /** The address of this server as owners wrote it; without it the Host of each request counts. */
  publicUrl: string | undefined;
  /** Where the badge of widgets leads; without it to the product page of this server. [LAY-01] */
  badgeUrl?: string | undefined;
  limits: RequestLimits;
  /** The providers of messages that this installation may speak to. */
  channels: ChannelSettings;
  /** What accounts speak to their own providers with. */
  credentials?: Credentials | undefined;
};

/** What single routes get: the same, and what they share: the way to an account's configuration, and the notes on websites. */
export type RouteDeps = Deps & { findConfig: FindConfig; siteNotes: SiteNotes };
