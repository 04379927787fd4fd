import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError';

/** The built visitor files: where they lie, and the runtime among them. */
export type VisitorBuild = { assetsDir: string; runtimePath: string; runtimeText: string };

/** Reads the visitor build of one renderer, `manifest.json` telling which file is the runtime. */
export function readVisitorBuild(dir: string): VisitorBuild {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new StartError(`The visitor build is missing (${manifestFile}). Run npm run build first.`);
  }
  const { runtime } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { runtime?: unknown };
  const isSound = typeof runtime === 'string' && /^assets\/[\w.-]+\.js$/.test(runtime);
  if (!isSound || !existsSync(join(dir, runtime))) {
    throw new StartError(`The visitor build in ${dir} is incomplete. Run npm run build again.`);
  }
  const runtimeText = readFileSync(join(dir, runtime), 'utf8');
  return { assetsDir: join(dir, 'assets'), runtimePath: `/${runtime}`, runtimeText };
}
