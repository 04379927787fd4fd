import type { Ring } from '../core/createRing';
import type { FoundElement } from '../core/Event';
import { checkReferences } from './checkReferences';
import { findFaults } from './findFaults';
import { reportChanges } from './reportChanges';

/** What the debug mode examines, and how it prints. */
export type Debugged = {
  ring: Ring;
  /** The configuration as the page wrote it. */
  raw: unknown;
  scanner: { scan: () => FoundElement[] };
  isColor: (text: string) => boolean;
  now: () => number;
  say: (how: 'log' | 'warn', line: string) => void;
};

/** Implements `?mc_debug=1`: logs every change of a verdict, and once each fault of the configuration and the page. [DISP-22] */
export function debugPage({ ring, raw, scanner, isColor, now, say }: Debugged): void {
  const reported = new Set<string>();
  const warn = (fault: string): void => {
    if (!reported.has(fault)) say('warn', fault);
    reported.add(fault);
  };
  const check = (): void => checkReferences(ring.get().widgets, scanner.scan()).forEach(warn);
  const { app: account, widgets } = ring.get();
  findFaults({ raw, account, widgets, isColor }).forEach(warn);
  check();
  ring.subscribe(check);
  reportChanges(ring, now, (line) => say('log', line));
}
