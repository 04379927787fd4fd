import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isFullRun } from '../../tools/test/isFullRun';
import type { Visitor } from './Visitor';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The page forbids third-party scripts; the checker runs from outside, and is loaded once. */
const bring = `() => {
  const module = undefined; const exports = undefined; const define = undefined;
  ${axeSource}
}`;

/** Frames have separate pages. Colors are checked when nothing moves anymore: animations are finished, except for endless ones. */
const run = `async ({ within, only }) => {
  const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
  const { violations } = await window.axe.run(
    { include: [within], exclude: ['iframe'] },
    { runOnly: only, iframes: false, resultTypes: ['violations'], selectors: false, preload: false },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200)));
}`;

type Scheme = 'light' | 'dark';

/** In `npm test` half of the places are checked in dark mode, the others in light mode: always the same ones. */
function schemesOf(name: string): readonly Scheme[] {
  if (isFullRun) return ['dark', 'light'];
  const isOdd = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
  return isOdd ? ['light'] : ['dark'];
}

/** What an accessibility checker reports; only colors differ between light and dark mode. */
export async function findComplaints(visitor: Visitor, name: string, within = 'html'): Promise<string[]> {
  const { tab } = visitor;
  if (!tab) throw new Error('axe is asked in an engine with a page of its own.');
  const found: string[] = [];
  if (!(await tab.evaluate("'axe' in window"))) await tab.evaluate(`(${bring})()`);
  for (const [index, scheme] of schemesOf(name).entries()) {
    await tab.emulateMedia({ colorScheme: scheme });
    const only = index > 0 ? ['color-contrast'] : rules;
    const lines = (await tab.evaluate(`(${run})(${JSON.stringify({ within, only })})`)) as string[];
    found.push(...lines.map((line) => `${scheme} ${name}: ${line}`));
  }
  return found;
}
