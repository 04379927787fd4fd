import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The extensions that `@fastify/static` looks for. */
const forms = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
/** Smaller files fit into one packet anyway. */
const leastBytes = 1024;

/**
 * Compresses the scripts of a folder as well as possible, beside each: no server spends time on that while a visitor waits, and a slow search
 * saves a twelfth of the bytes. Their names have a hash of their content, so what is there stays.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder);
  const scripts = files.filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.flatMap((name) =>
      Object.entries(forms).map(async ([extension, compress]) => {
        const path = join(folder, name);
        const target = `${path}.${extension}`;
        if (files.includes(`${name}.${extension}`) || (await stat(path)).size < leastBytes) return;
        // A build that is interrupted leaves no half of a file.
        await writeFile(`${target}.part`, await compress(await readFile(path)));
        await rename(`${target}.part`, target);
      }),
    ),
  );
}
