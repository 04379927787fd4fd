import { chmodSync, cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { mendDriver } from '../../../../tools/build/mendDriver';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the server into a folder as the product does, readable for every user, and returns its entry. */
export async function buildServer(outDir: string): Promise<string> {
  chmodSync(outDir, 0o755);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [mendDriver()],
    ssr: { noExternal: [/^@beckon\//, 'postgres'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { input: { main: at('../main.ts') } },
    },
  });
  cpSync(at('../database/migrations'), join(outDir, 'migrations'), { recursive: true });
  symlinkSync(at('../../../../node_modules'), join(outDir, 'node_modules'));
  return join(outDir, 'main.js');
}
