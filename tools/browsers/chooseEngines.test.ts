import { describe, expect, it } from 'vitest';
import { chooseEngines, type Machine, packagesToInstall } from './chooseEngines';

const bare: Machine = { found: [], isRoot: true, hasApt: true, isCi: false };
const full: Machine = { ...bare, found: ['chromium', 'firefox', 'webkit'] };
const noWebkit: Machine = { ...bare, found: ['chromium', 'firefox'] };
const line = 'apt-get install -y --no-install-recommends';

describe('packagesToInstall', () => {
  it.each<[string, Machine, string[]]>([
    [
      'everything on a bare Debian as root',
      bare,
      ['chromium', 'chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    ],
    ['only what is missing', noWebkit, ['webkit2gtk-driver', 'xvfb']],
    ['nothing when all engines are installed', full, []],
    ['nothing without root', { ...bare, isRoot: false }, []],
    ['nothing without apt-get', { ...bare, hasApt: false }, []],
  ])('installs %s', (_, machine, packages) => {
    expect(packagesToInstall(machine)).toEqual(packages);
  });
});

describe('chooseEngines', () => {
  it('runs in all three without a message when all are installed', () => {
    expect(chooseEngines(full)).toEqual({
      run: ['chromium', 'firefox', 'webkit'],
      say: [],
    });
  });

  it.each<[string, Machine, string]>([
    ['as root', noWebkit, `Running without webkit. To add: ${line} webkit2gtk-driver xvfb`],
    [
      'as an ordinary user',
      { ...noWebkit, isRoot: false },
      `Running without webkit. To add: sudo ${line} webkit2gtk-driver xvfb`,
    ],
    [
      'on another system',
      { ...noWebkit, isRoot: false, hasApt: false, found: ['chromium'] },
      `Running without firefox, webkit. On Debian: ${line} firefox-esr webkit2gtk-driver xvfb`,
    ],
    [
      'in CI where nothing can be installed',
      { ...noWebkit, isCi: true, isRoot: false },
      `Running without webkit. To add: sudo ${line} webkit2gtk-driver xvfb`,
    ],
  ])('continues with the others and says how to add an engine %s', (_, machine, sentence) => {
    expect(chooseEngines(machine)).toEqual({
      run: machine.found,
      say: [sentence],
    });
  });

  it('fails in CI if an engine is missing although it could be installed', () => {
    expect(chooseEngines({ ...noWebkit, isCi: true }).failure).toBe(
      `Couldn't install these engines: webkit. To add: ${line} webkit2gtk-driver xvfb`,
    );
  });

  it('fails if there is no engine at all', () => {
    const { run, failure } = chooseEngines(bare);
    expect(run).toEqual([]);
    expect(failure).toBe(
      `Found no browser to test in. To add: ${line} chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb`,
    );
  });
});
