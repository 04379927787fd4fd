import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { dropStyleFiles } from './dropStyleFiles';
import { fillTimes } from './fillTimes';
import { plainImports } from './plainImports';

type Site = {
  name: string;
  sitesDir: string;
  outDir: string;
};

/** Files that are served as they were written. */
const plain = ['index.html', 'app.css'];

/**
 * Builds a sample host page that is an application: `main.js` for visitors, and `main.development.js` with React's
 * development build, the only one that runs effects twice in StrictMode and complains about what it finds in its elements.
 */
export async function buildSite({ name, sitesDir, outDir }: Site): Promise<void> {
  const from = join(sitesDir, name);
  const to = join(outDir, name);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const file of plain) await cp(join(from, file), join(to, file));
  await bundle(join(from, 'main.tsx'), to, { mode: 'production', fileName: 'main.js' });
  await bundle(join(from, 'main.tsx'), to, { mode: 'development', fileName: 'main.development.js' });
}

async function bundle(
  input: string,
  outDir: string,
  { mode, fileName }: { mode: 'production' | 'development'; fileName: string },
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // Controls adopt their style sheets; the sites' own are plain files.
    plugins: [dropStyleFiles(), fillTimes(), plainImports()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      // No size limit: it is a customer's script, or for developers who build with us.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input,
        output: { format: 'es', entryFileNames: fileName, chunkFileNames: '[name]-[hash].js' },
        // React Router marks its parts for server components, which we don't have.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}
