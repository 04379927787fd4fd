import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './isPublicAddress';

const resolver = new Resolver({ timeout: 3000, tries: 2 });
const families = [4, 6];

/** The resolver for the addresses of a name. */
export type NameServers = {
  resolve4: (hostname: string) => Promise<string[]>;
  resolve6: (hostname: string) => Promise<string[]>;
};
const own: NameServers = {
  resolve4: (hostname) => resolver.resolve4(hostname),
  resolve6: (hostname) => resolver.resolve6(hostname),
};

type Address = { address: string; family: number };
const fail = (code: string) => Object.assign(new Error(code), { code });

/**
 * The addresses of a name, all of them public; a name that also leads to a private address has none. It asks the name
 * servers itself: the system resolver would use the few threads that check passwords. [OWN-15]
 */
export async function resolvePublic(
  hostname: string,
  { resolve4, resolve6 }: NameServers = own,
): Promise<[Address, ...Address[]]> {
  // A name without a dot only exists in a private network.
  if (!hostname.includes('.')) throw fail('EPRIVATE');
  const answers = await Promise.allSettled([resolve4(hostname), resolve6(hostname)]);
  const found = answers.flatMap((answer, at): Address[] =>
    answer.status === 'fulfilled'
      ? answer.value.map((address) => ({ address, family: families[at] ?? 0 }))
      : [],
  );
  const [first, ...others] = found;
  if (!first) throw fail('ENOTFOUND');
  if (!found.every(({ address }) => isPublicAddress(address))) throw fail('EPRIVATE');
  return [first, ...others];
}
