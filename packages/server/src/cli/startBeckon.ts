import { StartError } from '../env/pure/index';
import { CommandError } from './CommandError';
import { type CommandInput, runBeckon } from './runBeckon';

/** Runs the command as a process: prints lines, explains errors in sentences, sets the exit code. [OWN-10] */
export async function startBeckon(more: CommandInput['more'] = {}): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  try {
    process.exitCode = await runBeckon({
      words: process.argv.slice(2),
      variables: process.env,
      print,
      more,
    });
  } catch (error) {
    const isForPeople = error instanceof CommandError || error instanceof StartError;
    process.stderr.write(`${isForPeople ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
