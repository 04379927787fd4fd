import type { Fault } from './Fault';

/** The text of a file with the fault in it; throws unless its line can be found unambiguously. */
export function applyFault(text: string, { id, file, find, replace }: Fault): string {
  const pieces = text.split(find);
  const count = pieces.length - 1;
  if (count !== 1 || find.includes('\n'))
    throw new Error(
      `${id}: "${find}" must occur once, on one line of ${file}; it occurs ${count} times. Update tools/mutations/faults.`,
    );
  return pieces.join(replace);
}
