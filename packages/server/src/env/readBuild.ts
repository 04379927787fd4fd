import server from '../../package.json' with { type: 'json' };

/** The build puts the commit here. */
declare const __BECKON_COMMIT__: string | undefined;

/** What runs. */
export type Build = { version: string; commit: string | undefined };

/** The running version, and its commit if the build knew it. [OWN-20] */
export function readBuild(): Build {
  const commit = typeof __BECKON_COMMIT__ === 'undefined' ? undefined : __BECKON_COMMIT__;
  return { version: server.version, commit };
}
