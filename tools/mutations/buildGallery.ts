import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSite } from '../build/buildSite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds only the gallery of form controls, the only thing that its browser tests need rebuilt. */
export async function buildGallery(): Promise<void> {
  await buildSite({ name: 'controls', sitesDir: join(root, 'sites'), outDir: join(root, 'dist', 'sites') });
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) await buildGallery();
