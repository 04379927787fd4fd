import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

type Transform = (content: Buffer) => Promise<Buffer>;

const compressGzip = promisify(gzip);
/** The extensions that `@fastify/static` looks for. */
const forms: Readonly<Record<string, { compress: Transform; unpack: Transform }>> = {
  br: { compress: promisify(brotliCompress), unpack: promisify(brotliDecompress) },
  gz: {
    compress: (content) => compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
};
/** Smaller files fit into one packet anyway. */
const worthBytes = 1024;

/**
 * Compresses the scripts of a folder as well as possible, beside each: no server spends time on that while a visitor waits, and a slow search
 * finds shorter forms. Keeps what an earlier build compressed if it is the same script, and deletes or
 * replaces it otherwise.
 */
export async function compressAssets(folder: string, leastBytes = worthBytes): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const compressOne = async (name: string): Promise<void> => {
    const path = join(folder, name);
    const content = await readFile(path);
    for (const [extension, { compress, unpack }] of Object.entries(forms)) {
      const target = `${path}.${extension}`;
      const before = await readFile(target)
        .then(unpack)
        .catch(() => undefined);
      if (before?.equals(content)) continue;
      if (content.length < leastBytes) {
        await rm(target, { force: true });
        continue;
      }
      // A build that is interrupted leaves no half of a file where a server looks for it.
      const part = `${target}.${process.pid}`;
      await writeFile(part, await compress(content));
      await rename(part, target);
    }
  };
  await Promise.all(scripts.map(compressOne));
}
