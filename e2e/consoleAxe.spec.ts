import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chooseTemplate, signUp } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a checker of accessibility complains about, with the screen and the scheme. */
async function complaints(visitor: Visitor, name: string, scheme: 'light' | 'dark'): Promise<string[]> {
  await visitor.tab?.emulateMedia({ colorScheme: scheme });
  // Only colours differ in the dark.
  const only = scheme === 'dark' ? ['color-contrast'] : ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  // The page forbids scripts that it has not brought; the checker is run from outside. Frames have pages of their own.
  const run = `async () => {
    const module = undefined; const exports = undefined; const define = undefined;
    if (!window.axe) { ${axeSource} }
    await Promise.all(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished));
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, { runOnly: ${JSON.stringify(only)}, iframes: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200)));
  }`;
  const found = (await visitor.tab?.evaluate(`(${run})()`)) as string[];
  return found.map((line) => `${scheme} ${name}: ${line}`);
}

/** Each screen by its address, and what is there once it is drawn; `dark` where its colours are its own. */
const screens: readonly { path: string; shown: string; dark?: boolean }[] = [
  { path: '/widgets', shown: 'tr[data-widget] td', dark: true },
  { path: '/results', shown: 'figure', dark: true },
  { path: '/subscribers', shown: 'h2' },
  { path: '/install', shown: 'section code', dark: true },
  { path: '/settings', shown: '[data-group=site] input', dark: true },
  { path: '/settings/providers', shown: '[data-provider=messenger] input', dark: true },
  { path: '/settings/you', shown: 'ul li strong' },
  { path: '/settings/team', shown: 'ul li strong' },
  { path: '/settings/keys', shown: 'form input' },
  { path: '/settings/webhooks', shown: 'form input' },
  { path: '/settings/log', shown: 'ul li strong' },
  { path: '/new', shown: '[data-template=free-guide]' },
];

test('OWN-08 OWN-23 no screen has a fault that axe can find, light or dark', async ({
  product: { url },
  visitor,
}) => {
  const found: string[] = [];
  await signUp(visitor, url, 'axe@example.com');
  await chooseTemplate(visitor);
  const editor = new URL(await visitor.url()).pathname.replace('/console', '');
  const panels = ['content', 'look', 'rules'].map((panel) => ({
    path: `${editor}?panel=${panel}`,
    shown: 'fieldset [data-field]',
    dark: panel === 'look',
  }));
  const ownPage = {
    path: `${editor}?host=own&page=${encodeURIComponent(`${url}/sites/leaf.svg`)}`,
    // The owner's page behind the preview has no origin, so that it reaches nothing of the console.
    shown: 'iframe[title="Your page"][sandbox="allow-scripts"]',
    dark: false,
  };
  for (const { path, shown, dark } of [ownPage, ...panels, ...screens]) {
    // As a link would do it: the console itself draws the next screen.
    await visitor.evaluate((to) => history.pushState(null, '', to), `/console${path}`);
    await visitor.see(shown);
    found.push(...(await complaints(visitor, path, 'light')));
    if (dark) found.push(...(await complaints(visitor, path, 'dark')));
  }
  expect(found).toEqual([]);
});
