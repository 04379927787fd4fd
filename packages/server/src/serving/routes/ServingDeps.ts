import type { FindAsset } from '../../assets/index';
import type { VisitorBuild } from '../pure/VisitorBuild';
import type { FindConfig } from './createFindConfig';

/** What the routes for visitors' pages need. */
export type ServingDeps = {
  findConfig: FindConfig;
  publicUrl: string | undefined;
  visitor: VisitorBuild;
  /** Finds the files of other versions. */
  findAsset?: FindAsset | undefined;
};
