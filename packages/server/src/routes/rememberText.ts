import type { BuiltBootstrap } from '../rules/buildBootstrap';
import { makeEtag } from './sendCacheable';

/** A text with the mark by which a browser knows it again. */
export type MarkedText = { body: string; etag: string };

/**
 * Makes a text of a configuration once and keeps it as long as the configuration lives: writing it out costs many times more than
 * sending it. Of each only the one for the last address is kept, because anybody can invent addresses. [OWN-05]
 */
export function rememberText(
  make: (built: BuiltBootstrap, host: string) => string,
): (built: BuiltBootstrap, host: string) => MarkedText {
  const kept = new WeakMap<BuiltBootstrap, MarkedText & { host: string }>();
  return (built, host) => {
    const known = kept.get(built);
    if (known?.host === host) return known;
    const body = make(built, host);
    const made = { host, body, etag: makeEtag(body) };
    kept.set(built, made);
    return made;
  };
}
