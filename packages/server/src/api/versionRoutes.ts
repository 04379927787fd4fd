import * as v from 'valibot';
import { type ApiRoute, defineRoute } from './ApiRoute';

/** What runs on this server. [OWN-20] */
export const versionRoutes: ApiRoute[] = [
  defineRoute({
    tag: 'Server',
    area: 'settings',
    method: 'GET',
    path: '/version',
    summary: 'Get the version of Beckon that runs on this server.',
    access: 'viewer',
    answer: v.object({
      version: v.string(),
      commit: v.pipe(v.nullable(v.string()), v.description('null if the build did not know it.')),
      node: v.string(),
    }),
    handle: async ({ deps: { build } }) => ({
      version: build.version,
      commit: build.commit ?? null,
      node: process.version,
    }),
  }),
];
