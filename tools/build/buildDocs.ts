import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderDocs } from './renderDocs';

/** Turns a page of `docs` into one that the product serves, next to the sample sites: `/sites/{name}/`. */
export async function buildDocs(root: string, name: string, outDir: string): Promise<void> {
  const folder = join(outDir, name);
  await mkdir(folder, { recursive: true });
  const markdown = await readFile(join(root, 'docs', `${name}.md`), 'utf8');
  await writeFile(join(folder, 'index.html'), renderDocs(markdown));
}
