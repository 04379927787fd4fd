import { hostAllowed } from './hostAllowed';
import { readOrigin } from './readOrigin';

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
