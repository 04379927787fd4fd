import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { makeEtag } from '../http/index';
import type { Encoding } from '../http/pure/index';
import type { BuiltBootstrap } from './pure/buildBootstrap';

/** A text with its ETag, and its compressed forms. */
export type MarkedText = { body: string; etag: string; shorten: (encoding: Encoding) => Buffer };

const brotliQuality = 5;
const shorteners: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text) => gzipSync(text),
};

/** Marks a text; each compressed form is made once. */
export function markText(body: string): MarkedText {
  const forms = new Map<Encoding, Buffer>();
  const shorten = (encoding: Encoding) => {
    const form = forms.get(encoding) ?? shorteners[encoding](body);
    forms.set(encoding, form);
    return form;
  };
  return { body, etag: makeEtag(body), shorten };
}

/**
 * Serializes a configuration once and keeps the text, with its compressed forms, as long as the configuration lives:
 * that costs many times more than sending it. Keeps only the one for the last address, because anyone can
 * invent addresses. [OWN-05]
 */
export function rememberText(
  make: (built: BuiltBootstrap, host: string) => string,
): (built: BuiltBootstrap, host: string) => MarkedText {
  const kept = new WeakMap<BuiltBootstrap, MarkedText & { host: string }>();
  return (built, host) => {
    const known = kept.get(built);
    if (known?.host === host) return known;
    const made = { host, ...markText(make(built, host)) };
    kept.set(built, made);
    return made;
  };
}
