import { chooseEngines, type Machine, packagesToInstall, type Verdict } from './chooseEngines';
import { type Engine, engines } from './engines';
import { installPackages } from './installPackages';
import { findOnPath, locateEngines } from './locateEngines';

function inspectMachine(): Machine {
  const files = locateEngines();
  return {
    found: engines.filter((engine: Engine) => files[engine]),
    isRoot: process.getuid?.() === 0,
    hasApt: findOnPath('apt-get') !== undefined,
    isCi: Boolean(process.env.CI),
  };
}

/** Finds the engines, installs missing ones if possible, and decides where the tests run. */
export function prepareEngines(print: (line: string) => void): Verdict {
  const before = inspectMachine();
  const packages = packagesToInstall(before);
  if (packages.length === 0) return chooseEngines(before);
  print(`Installing ${packages.join(' ')} …`);
  const failed = installPackages(packages);
  if (failed) print(failed);
  return chooseEngines(inspectMachine());
}
