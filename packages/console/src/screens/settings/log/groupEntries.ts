import type { Api } from '../../../data/Api';
import { isRename } from './isRename';

type Entry = Api['audit'];

/** The editor saves during work: consecutive entries about the same work by the same person become one line, with a count. Pure. [OWN-01] */
export function groupEntries(entries: readonly Entry[]): (Entry & { times: number })[] {
  const groups: (Entry & { times: number })[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameWork(last, entry)) last.times += 1;
    else groups.push({ ...entry, times: 1 });
  }
  return groups;
}

function isSameWork(one: Entry, other: Entry): boolean {
  const isSaving = one.action === 'widget.changed' && other.action === 'widget.changed';
  return (
    isSaving &&
    isRename(one) === isRename(other) &&
    one.target === other.target &&
    one.actorId === other.actorId &&
    dayOf(one) === dayOf(other)
  );
}

const dayOf = ({ createdAt }: Entry): string => new Date(createdAt).toDateString();
