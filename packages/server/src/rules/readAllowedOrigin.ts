import { hostAllowed } from '@beckon/contract';
import { readOrigin } from './readOrigin';

type Question = {
  originHeader: string | undefined;
  /** The configured address of this server: its own pages may carry its widgets. What a request says does not count. */
  ownOrigin: string | undefined;
  whitelist: readonly string[];
};

/** The website that asks, if its owner has authorised it. [NET-11, A-27] */
export function readAllowedOrigin({ originHeader, ownOrigin, whitelist }: Question): string | undefined {
  const asked = readOrigin(originHeader);
  const isAllowed = asked && (asked.origin === ownOrigin || hostAllowed(asked.hostname, whitelist));
  return isAllowed ? asked.origin : undefined;
}
