import type { ConsoleBuild } from './console/index';
import type { Services } from './createServices';
import type { Migration, Sql } from './database/index';
import type { ChannelSettings, Offer, ServerRole } from './env/index';
import type { RequestLimits } from './http/pure/index';
import type { Scraping } from './metrics/index';
import type { SandboxBuild } from './sandbox/index';
import type { FindConfig } from './serving/index';
import type { VisitorBuild } from './serving/pure/index';

/** Everything the routes need. */
export type Deps = {
  sql: Sql;
  migrations: Migration[];
  visitor: VisitorBuild;
  /** The folder of the sample sites, if this installation has one. */
  sitesDir: string | undefined;
  /** The folder of the sample sites that are applications and need a build. */
  builtSitesDir: string | undefined;
  /** The built sandbox page, if this installation has one. */
  sandbox?: SandboxBuild | undefined;
  /** Whether it only answers requests that name this machine locally. */
  isSandboxLocal?: boolean;
  /** The built console, if this installation has one. */
  console?: ConsoleBuild | undefined;
  /** The configured address of this server; without it we use the Host of each request. */
  publicUrl: string | undefined;
  /** The address of owners' pages, if they have one of their own. */
  pagesUrl?: string | undefined;
  /** Link of the widget badge; defaults to the product page of this server. [LAY-01] */
  badgeUrl?: string | undefined;
  limits: RequestLimits;
  /** The message providers that this installation may use. */
  channels: ChannelSettings;
  /** What those who send messages offer to accounts. Defaults to what this server itself offers. */
  offer?: (() => Offer) | undefined;
  /** What this server does. Defaults to everything. */
  role?: ServerRole | undefined;
  /** What a request needs to read the metrics. */
  scraping: Scraping;
};

/** What routes get: the same, and what they share. */
export type RouteDeps = Deps &
  Omit<Services, 'memory' | 'secrets'> & {
    findConfig: FindConfig;
    offer: () => Offer;
    /** Whether this server can work with the database. */
    isFit: () => boolean;
  };
