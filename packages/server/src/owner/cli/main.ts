import { StartError } from '../../StartError';
import { CommandError } from './callServer';
import { moveTo } from './moveTo';
import { runBeckon } from './runBeckon';
import { verifyConsents } from './verifyConsents';

const words = process.argv.slice(2);
const variables = process.env;
const print = (line: string) => process.stdout.write(`${line}\n`);
const wordAfter = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);

async function run(): Promise<number> {
  if (words[0] === 'move') return await moveTo({ to: wordAfter('--to'), variables, print });
  if (words[0] === 'verify')
    return await verifyConsents({ account: wordAfter('--account'), variables, print });
  return await runBeckon({ words, variables, print });
}

run()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const isForPeople = error instanceof CommandError || error instanceof StartError;
    process.stderr.write(`${isForPeople ? error.message : String(error)}\n`);
    process.exitCode = 2;
  });
