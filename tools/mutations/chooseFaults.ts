import { areas } from './areas';
import type { Fault } from './Fault';
import { isSpec } from './isSpec';

/** The faults of the named areas and ids, or all of them if none are named; throws on an unknown name. */
export function chooseFaults(faults: readonly Fault[], names: readonly string[]): Fault[] {
  const isArea = (name: string): boolean => areas.some((area) => area === name);
  const unknown = names.filter((name) => !isArea(name) && !faults.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Use an area (${areas.join(', ')}) or an id from --list.`,
    );
  const isChosen = ({ id }: Fault): boolean =>
    names.length === 0 || names.some((name) => id === name || id.startsWith(`${name}-`));
  return faults.filter(isChosen);
}

/** The slow ones first, so that all workers end at about the same time. */
export function sortByCost(faults: readonly Fault[]): Fault[] {
  const cost = ({ tests: [first, ...more] }: Fault): number => {
    if (isSpec(first)) return 0;
    if (more.some(isSpec)) return 1;
    return first.startsWith('packages/server/') ? 2 : 3;
  };
  return [...faults].sort((one, other) => cost(one) - cost(other));
}
