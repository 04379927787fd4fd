import type { Sql } from '../../database/index';
import type { SandboxBuild } from '../readSandboxBuild';

/** What the routes of the sandbox need. */
export type SandboxDeps = {
  sql: Sql;
  publicUrl: string | undefined;
  /** The built page, if this installation has one. */
  sandbox?: SandboxBuild | undefined;
  /** The built console, if this installation has one. */
  console?: object | undefined;
};
