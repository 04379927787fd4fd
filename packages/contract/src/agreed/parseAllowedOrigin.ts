/* Not in the package's main entry: pages need it only to explain themselves. */
import { hostAllowed } from './hostAllowed';

/** The website a browser claims to be on. */
export type Origin = { origin: string; hostname: string };

const shape = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i;

type Question = {
  /** The page's origin, as its browser reports it. */
  origin: string | undefined;
  /** The server's address: its own pages may have its widgets. */
  ownOrigin: string | undefined;
  whitelist: readonly string[];
};

/**
 * The website of a page, if the server accepts numbers from there: the server checks before accepting one, the page before
 * a visitor submits one. [NET-11, DISP-20, A-27]
 */
export function parseAllowedOrigin({ origin, ownOrigin, whitelist }: Question): string | undefined {
  const asked = parseOrigin(origin);
  const isAllowed = asked && (asked.origin === ownOrigin || hostAllowed(asked.hostname, whitelist));
  return isAllowed ? asked.origin : undefined;
}

/** Reads an Origin header; undefined if it is missing, `null` or not a website. [NET-11] */
export function parseOrigin(header: string | undefined): Origin | undefined {
  const [, scheme, hostname, port] = shape.exec(header ?? '') ?? [];
  if (!scheme || !hostname) return undefined;
  const origin = `${scheme}://${hostname}${port ? `:${port}` : ''}`.toLowerCase();
  return { origin, hostname: hostname.toLowerCase() };
}
