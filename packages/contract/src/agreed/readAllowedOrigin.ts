/* Not behind the common door: pages need it only where they explain themselves. */
import { hostAllowed } from './hostAllowed';

/** The website a browser says it is on. */
export type Origin = { origin: string; hostname: string };

const shape = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i;

type Question = {
  /** Of the page, as its browser says it. */
  origin: string | undefined;
  /** The address of the server: its own pages may carry its widgets. */
  ownOrigin: string | undefined;
  whitelist: readonly string[];
};

/**
 * The website that a page stands on, if the server takes numbers from there: the server asks before it takes one, the page before
 * anybody leaves one. [NET-11, DISP-20, A-27]
 */
export function readAllowedOrigin({ origin, ownOrigin, whitelist }: Question): string | undefined {
  const asked = readOrigin(origin);
  const isAllowed = asked && (asked.origin === ownOrigin || hostAllowed(asked.hostname, whitelist));
  return isAllowed ? asked.origin : undefined;
}

/** Reads an Origin header; missing, `null` and anything that is no website gives nothing. [NET-11] */
export function readOrigin(header: string | undefined): Origin | undefined {
  const [, scheme, hostname, port] = shape.exec(header ?? '') ?? [];
  if (!scheme || !hostname) return undefined;
  const origin = `${scheme}://${hostname}${port ? `:${port}` : ''}`.toLowerCase();
  return { origin, hostname: hostname.toLowerCase() };
}
