import { chooseTemplate, signUp } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** More stops than any screen has: whoever needs more is caught somewhere. */
const mostStops = 150;

/** Each screen by the keys that lead there, and what is there once it is drawn. */
const screens: readonly { keys: string; shown: string }[] = [
  { keys: 'gw', shown: 'tr[data-widget] td' },
  { keys: 'gr', shown: 'figure' },
  { keys: 'gp', shown: 'h2' },
  { keys: 'gi', shown: 'section code' },
  { keys: 'gs', shown: '[data-group=site] input' },
  { keys: 'gn', shown: '[data-template=free-guide]' },
];

/** Goes through a screen by the tabulator until it is round, and names what can be pressed or filled in but was never reached. */
async function unreached(visitor: Visitor): Promise<string[]> {
  await visitor.evaluate(() => {
    const met = new Set<EventTarget>();
    const meet = (event: FocusEvent): void => void met.add(event.composedPath()[0] as EventTarget);
    (document.activeElement as HTMLElement | null)?.blur();
    document.addEventListener('focusin', meet);
    document.querySelector<HTMLElement>('a[href="#content"]')?.focus();
    Object.assign(window, { met });
  });
  const isRound = () =>
    visitor.evaluate(() => document.activeElement === document.querySelector('a[href="#content"]'));
  let stops = 0;
  do {
    await visitor.press('Tab');
    stops += 1;
  } while (stops < mostStops && !(await isRound()));
  if (stops === mostStops) return ['the tabulator is caught and never comes round'];
  return visitor.evaluate(() => {
    const { met } = window as unknown as { met: Set<EventTarget> };
    const groups = new Set([...met].map((one) => (one as HTMLInputElement).name).filter(Boolean));
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return (
      [...document.querySelectorAll<HTMLElement>(usable)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
        .filter((one) => !(one.matches(':disabled') || one.closest('[inert], [hidden], [aria-hidden=true]')))
        // Of radios that belong together one is reached, and the arrows lead on.
        .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)))
        .filter((one) => !met.has(one))
        .map((one) => one.outerHTML.slice(0, 160))
    );
  });
}

test('OWN-23 every screen is used by keyboard alone', async ({ product: { url }, visitor }) => {
  await signUp(visitor, url, 'keys@example.com');
  await chooseTemplate(visitor);
  const missed: string[] = [];
  for (const { keys, shown } of screens) {
    await visitor.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const key of keys) await visitor.press(key);
    await visitor.see(shown);
    missed.push(...(await unreached(visitor)).map((one) => `${keys}: ${one}`));
  }
  expect(missed).toEqual([]);

  // A template, a word, and out to the visitors, without a mouse.
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-template=welcome-offer]')?.focus());
  await visitor.press('Enter');
  await visitor.see('[data-field="main.title"] input');
  missed.push(...(await unreached(visitor)));
  expect(missed).toEqual([]);
  await visitor.press('Control+Enter');
  await visitor.see('dialog[open] footer button');
  await visitor.press('Escape');
  await visitor.waitFor(() => !document.querySelector('dialog[open]'));
});
