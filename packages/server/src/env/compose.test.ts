import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from './settings';

const read = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');
/** The variables of the first service, each with where its value comes from. */
function parseEnvironment(file: string): Record<string, string> {
  const [, block = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(file) ?? [];
  const pairs = [...block.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

describe('deploy/compose.yaml', () => {
  it('OWN-20 lets an operator open the metrics, which nobody can read there without a token', () => {
    // Empty, which counts as not set, unless it's set where compose runs.
    expect(parseEnvironment(read('compose.yaml'))['METRICS_TOKEN']).toMatch(/^\$\{METRICS_TOKEN:-\}$/);
  });

  it.each(['compose.yaml', 'compose.roles.yaml'])('OWN-20 %s sets nothing that is no setting', (name) => {
    const names = Object.keys(parseEnvironment(read(name)));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((one) => !(one in settings))).toEqual([]);
  });
});
