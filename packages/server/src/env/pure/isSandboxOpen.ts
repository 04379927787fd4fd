import { isThisMachine } from '../../formats/pure/index';

/** What an operator says about who can reach the server. */
export type Reach = {
  readonly sandbox: 'on' | 'off' | 'auto';
  readonly host: string;
  /** The name that browsers use, if the operator has given one. */
  readonly publicHost: string | undefined;
};

/**
 * The sandbox is for trying things out: by default it is only open on this machine. A public address
 * means that a proxy is in front of the server, and lets others in. [OWN-13]
 */
export function isSandboxOpen({ sandbox, host, publicHost }: Reach): boolean {
  if (sandbox !== 'auto') return sandbox === 'on';
  return isThisMachine(host) && (!publicHost || isThisMachine(publicHost));
}
