import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cutPreact } from './trimPreact';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
const preact = readFileSync(join(home, 'dist/preact.mjs'), 'utf8');

/** What would need the code that is left out. What React alone offers for it isn't in our stand-in, so importing that fails the build. */
const needless =
  /extends (?:Pure)?Component\b|getDerivedState|getSnapshotBefore|component(?:Will|Did)|dangerouslySetInnerHTML|foreignObject|<(?:math|template|progress)\b|xlink|\bstyle=["'`]/;
const drawn = ['packages/widget/src', 'packages/controls/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
    .map((file) => join(root, folder, file)),
);

describe('Preact without what our components do not use', () => {
  it('LOAD-21 leaves out what only classes, portals and markup need, and the rest still loads', async () => {
    const cut = cutPreact(preact);
    expect(cut).not.toMatch(/\.componentDidMount|\.then\b|dangerouslySetInnerHTML/);
    const names = Object.keys(await import(`data:text/javascript,${encodeURIComponent(cut)}`));
    expect(names).toEqual(expect.arrayContaining(['Fragment', 'createElement', 'hydrate', 'render']));
  });
  it('LOAD-21 no component needs what is left out', () => {
    const needing = drawn.filter((file) => needless.test(readFileSync(file, 'utf8')));
    expect(needing).toEqual([]);
    expect(drawn.length).toBeGreaterThan(100);
  });
  it('stops the build if Preact has changed', () => {
    expect(() => cutPreact(preact.replace('(s=V.prototype)&&s.render', ''))).toThrow('Preact has changed');
  });
});
