import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './CommandError';
import { diff } from './diff';
import type { Place } from './Place';
import { pull } from './pull';
import { push } from './push';

/** A command besides those for widgets: it has one option, maybe words, and its own paragraph in the usage. */
export type MoreCommand = {
  option: string;
  acceptsArguments?: boolean;
  usage: string;
  run: (given: string | undefined, words: readonly string[]) => Promise<number>;
};

/** What the command needs. */
export type CommandInput = {
  words: string[];
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
  more?: Record<string, MoreCommand>;
};

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
type Command = { run: (place: Place) => Promise<number>; options: Options };

const dir = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const commands: Record<string, Command> = {
  pull: { run: pull, options: { dir, force: yes } },
  diff: { run: diff, options: { dir } },
  push: { run: push, options: { dir, force: yes, publish: yes } },
};
const usage = `beckon pull [--force] [file …]               save the server's widgets as files in widgets/
beckon diff [file …]                         show what differs; the exit code is 1 if something does
beckon push [--publish] [--force] [file …]   upload changed files; --publish also shows them to visitors
  --dir chooses another folder, --force overwrites changes on the other side.
  Set BECKON_URL to the server's URL and BECKON_KEY to an API key with widgets:read or widgets:write.`;

/** `pull`, `diff` and `push`: widgets as files in a repository. Returns the exit code; 1 means something differs. [OWN-10] */
export async function runBeckon(input: CommandInput): Promise<number> {
  const [command = '', ...rest] = input.words;
  const more = input.more ?? {};
  const help = [usage, ...Object.values(more).map((one) => one.usage)].join('\n');
  if (['help', '--help', '-h'].includes(command)) {
    input.print(help);
    return 0;
  }
  const own = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const other = Object.hasOwn(more, command) ? more[command] : undefined;
  if (!own && !other) throw new CommandError(`${command ? `Unknown command ${command}.\n` : ''}${help}`);
  const options = own?.options ?? { [other?.option ?? '']: { type: 'string' } };
  const { values, positionals } = parseWords(rest, {
    options,
    help,
    acceptsArguments: own !== undefined || other?.acceptsArguments === true,
  });
  if (values['help']) {
    input.print(help);
    return 0;
  }
  if (other) return await other.run(values[other.option] as string | undefined, positionals);
  return (await own?.run(openPlace(input, { values, named: positionals, help }))) ?? 0;
}

type Usage = { options: Options; help: string; acceptsArguments: boolean };

function parseWords(
  words: string[],
  { options, help, acceptsArguments }: Usage,
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    const asked = { ...options, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: words, options: asked, allowPositionals: acceptsArguments });
  } catch (error) {
    const [said] = (error as Error).message.split(/\. (?:To|This) /);
    throw new CommandError(`${said?.replace(/\.$/, '')}.\n${help}`);
  }
}

type Words = { values: Record<string, unknown>; named: string[]; help: string };

function openPlace({ variables, print }: CommandInput, { values, named, help }: Words): Place {
  const { BECKON_URL: url, BECKON_KEY: key } = variables;
  if (!url || !key) throw new CommandError(`Set BECKON_URL and BECKON_KEY.\n${help}`);
  return {
    server: { url: url.replace(/\/$/, ''), key, print },
    dir: resolve(typeof values['dir'] === 'string' ? values['dir'] : 'widgets'),
    named,
    publishes: values['publish'] === true,
    forces: values['force'] === true,
    print,
  };
}
