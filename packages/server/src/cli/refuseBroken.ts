import { CommandError } from './CommandError';
import type { BrokenFile, LocalFile } from './files/readFiles';

/** Ends a command that needs every file, and names all files that it can't read. [OWN-10] */
export function refuseBroken(files: readonly (LocalFile | BrokenFile)[]): void {
  const problems = files.flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}
