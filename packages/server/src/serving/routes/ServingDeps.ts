import type { VisitorBuild } from '../pure/VisitorBuild';
import type { FindConfig } from './createFindConfig';

/** What the routes for visitors' pages need. */
export type ServingDeps = { findConfig: FindConfig; publicUrl: string | undefined; visitor: VisitorBuild };
