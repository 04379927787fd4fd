import { isThisMachine } from './isThisMachine';

/** What an operator says about who reaches the server. */
export type Reach = {
  readonly sandbox: 'on' | 'off' | 'auto';
  readonly host: string;
  /** The name that browsers use, if the operator has given one. */
  readonly publicHost: string | undefined;
};

/**
 * The sandbox is for trying things out: unless told otherwise it is open on this machine only. A public address
 * says that a proxy stands before the server, and lets others in. [OWN-13]
 */
export function isSandboxOpen({ sandbox, host, publicHost }: Reach): boolean {
  if (sandbox !== 'auto') return sandbox === 'on';
  return isThisMachine(host) && (!publicHost || isThisMachine(publicHost));
}
