import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTempDir } from '../../testing/makeInstallation';
import { chooseLaunch, type Launch } from './chooseLaunch';

const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
const user = process.getuid?.() === 0 ? nobody : undefined;
let top = '';
beforeEach(() => {
  top = makeTempDir();
  chmodSync(top, 0o755);
  mkdirSync(join(top, 'closed'), { mode: 0o700 });
  writeFileSync(join(top, 'closed', 'file'), 'text');
});
afterEach(() => rmSync(top, { recursive: true }));

const run = ({ prefix, ids }: Launch, script: string) => {
  const [command = '', ...args] = [...prefix, process.execPath, '-e', script];
  return spawnSync(command, args, { ...ids, cwd: '/', encoding: 'utf8' });
};

describe('chooseLaunch', () => {
  it('OWN-20 the lent user passes a closed folder, even if a program checks access first', () => {
    const file = join(top, 'closed', 'file');
    const launch = chooseLaunch(user, [join(top, 'closed')]);
    const script = `fs.accessSync(${JSON.stringify(file)}); console.log(fs.readFileSync(${JSON.stringify(file)}, 'utf8'), process.getuid())`;
    expect(run(launch, script).stdout.trim()).toBe(`text ${user?.uid ?? process.getuid?.()}`);
  });

  it.each([
    ['0000000000000002', 'writes anywhere'],
    ['0000000000000000', 'has nothing to lend'],
  ])('S18 refuses to start at a closed folder with the capabilities %s, which %s', (held) => {
    const choose = () => chooseLaunch(nobody, [join(top, 'closed')], `CapPrm:\t${held}\n`);
    expect(choose).toThrow(/"nobody" can't reach .*closed\. Set DATA_DIR to a folder .* ordinary user/);
  });

  it('OWN-20 gets no capability if nothing is closed, and cannot regain any', () => {
    const launch = chooseLaunch(user, [top]);
    const { stdout } = run(launch, `console.log(fs.readFileSync('/proc/self/status', 'utf8'))`);
    const sets = ['CapEff', 'CapPrm', 'CapAmb'].map((name) =>
      new RegExp(`^${name}:\\s*0+$`, 'm').test(stdout),
    );
    expect(sets).toEqual([true, true, true]);
  });
});
