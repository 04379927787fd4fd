import { type Engine, enginePackages, engines } from './engines';

/** What we know about the machine before the browser tests start. */
export interface Machine {
  found: readonly Engine[];
  isRoot: boolean;
  hasApt: boolean;
  isCi: boolean;
}

/** What the browser tests do: where they run, what to print first, and why they can't run. */
export interface Verdict {
  run: Engine[];
  say: string[];
  failure?: string;
}

const missingOf = ({ found }: Machine): Engine[] => engines.filter((engine) => !found.includes(engine));
const packagesFor = (missing: readonly Engine[]): string[] => missing.flatMap((name) => enginePackages[name]);
const canInstall = ({ isRoot, hasApt }: Machine): boolean => isRoot && hasApt;

/** The one line that installs the given engines. */
const installLine = (missing: readonly Engine[]): string =>
  `apt-get install -y --no-install-recommends ${packagesFor(missing).join(' ')}`;

/** The packages to install before the tests: those of missing engines, if installing is possible. */
export const packagesToInstall = (machine: Machine): string[] =>
  canInstall(machine) ? packagesFor(missingOf(machine)) : [];

/** How to add the engines on this machine. */
function advice(missing: readonly Engine[], { isRoot, hasApt }: Machine): string {
  if (!hasApt) return `On Debian: ${installLine(missing)}`;
  return `To add: ${isRoot ? '' : 'sudo '}${installLine(missing)}`;
}

/** Decides, after trying to install, which engines run and what to say about the others. */
export function chooseEngines(machine: Machine): Verdict {
  const missing = missingOf(machine);
  const run = engines.filter((engine) => machine.found.includes(engine));
  if (missing.length === 0) return { run, say: [] };
  const how = advice(missing, machine);
  const names = missing.join(', ');
  if (run.length === 0) return { run, say: [], failure: `Found no browser to test in. ${how}` };
  if (machine.isCi && canInstall(machine))
    return {
      run,
      say: [],
      failure: `Couldn't install these engines: ${names}. ${how}`,
    };
  return { run, say: [`Running without ${names}. ${how}`] };
}
