import { parseAllowedOrigin } from '@beckon/contract/websites';

/** The address of this server: as requested, and as configured, if it is. */
type Address = { host: string; publicUrl: string | undefined };

/**
 * A configuration with the address of this server, and whether it accepts phone sign-ups from its own pages there: a page
 * can't tell a configured address from one that someone typed. [NET-11, DISP-20, A-27]
 */
export function addHost(
  config: Record<string, unknown>,
  { host, publicUrl: ownOrigin }: Address,
): Record<string, unknown> {
  const whitelist = (config['whitelist'] ?? []) as readonly string[];
  const isTaken = parseAllowedOrigin({ origin: host, ownOrigin, whitelist }) !== undefined;
  return { host, ...(isTaken ? {} : { host_rejected: true }), ...config };
}
