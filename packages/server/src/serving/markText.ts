import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildEtag } from '../http/index';
import type { Encoding } from '../http/pure/index';
import type { Steps } from './pure/finish';
import { runInSlices } from './runInSlices';

/** A text as it is sent: with its ETag and its compressed forms. */
export type MarkedText = { body: string; etag: string; short: Readonly<Record<Encoding, Buffer>> };

/** Something that contains the address of this server. */
type PerHost<Made> = (host: string) => Promise<Made>;

/** A text that contains the address of this server. */
export type HostText = PerHost<MarkedText>;

const brotliQuality = 5;
const [shortenBr, shortenGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Marks and compresses a text, in other threads. */
export async function markText(body: string): Promise<MarkedText> {
  const [br, gz] = await Promise.all([
    shortenBr(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    shortenGzip(body),
  ]);
  return { body, etag: buildEtag(body), short: { br, gzip: gz } };
}

/**
 * Makes something once per address, because that costs many times more than sending it. Keeps only what it made for the last address,
 * because anyone can invent addresses. [OWN-05]
 */
export function createPerHost<Made>(make: PerHost<Made>): PerHost<Made> {
  let kept: { host: string; making: Promise<Made> } | undefined;
  return (host) => {
    if (kept?.host === host) return kept.making;
    const making = make(host);
    const made = { host, making };
    kept = made;
    making.catch(() => {
      if (kept === made) kept = undefined;
    });
    return making;
  };
}

/** Builds a text once per address, with its compressed forms. [OWN-05] */
export function createHostText(build: (host: string) => string | Steps<string>): HostText {
  return createPerHost(async (host) => await finishText(build(host)));
}

async function finishText(built: string | Steps<string>): Promise<MarkedText> {
  return await markText(typeof built === 'string' ? built : await runInSlices(built));
}
