import { isThisMachine } from './isThisMachine';

/** What an operator says about who reaches the server. */
export type Reach = {
  readonly sandbox: 'on' | 'off' | 'auto';
  readonly host: string;
  /** The name that browsers use, if the operator has given one. */
  readonly publicHost: string | undefined;
};

/**
 * Whoever reaches the sandbox reads its threads: unless told otherwise that is this machine alone. A public address
 * says that a proxy stands before the server, and lets others in. [OWN-13]
 */
export function isSandboxOpen({ sandbox, host, publicHost }: Reach): boolean {
  if (sandbox !== 'auto') return sandbox === 'on';
  return isThisMachine(host) && (!publicHost || isThisMachine(publicHost));
}
