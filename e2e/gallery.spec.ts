import { typesWith } from '@beckon/contract/widgetTypes';
import type { Page } from '@playwright/test';
import { isFullRun } from '../tools/test/isFullRun';
import { everyType } from './support/everyType';
import { expect, test } from './support/test';

declare const frameAddress: (asked: object) => string;
declare const types: { type: string; templates: { name: string; channel: string; states: string[] }[] }[];

/** Opens all pictures of one type as frames of one page; returns those that did not reach their state, and those that leak styles. */
async function openAll(tab: Page, type: string): Promise<{ shown: number; wrong: string[] }> {
  return await tab.evaluate(
    async ([wanted, isFull]) => {
      const cases = (await import('/sites/gallery/cases.js' as string)) as {
        types: typeof types;
        frameAddress: typeof frameAddress;
      };
      const templates = cases.types.find((one) => one.type === wanted)?.templates ?? [];
      const frames = templates.flatMap(({ name, channel, states }, template) =>
        // Of each channel's first template every state; of the rest only the initial state, in `test:full`.
        (templates.filter((one) => one.channel === channel).findIndex((one) => one.name === name) < 1
          ? states
          : states.slice(0, isFull ? 1 : 0)
        ).map((state) => {
          const frame = document.createElement('iframe');
          frame.width = '1280';
          frame.inert = true;
          frame.src = cases.frameAddress({ type: wanted, template, state });
          document.body.append(frame);
          return { frame, state, title: `${wanted}, ${name}, ${channel}, ${state}` };
        }),
      );
      const reached = ({ frame, state }: (typeof frames)[number]) =>
        frame.contentDocument?.documentElement?.dataset['reached'] === state;
      for (let turn = 0; turn < 100 && !frames.every(reached); turn += 1)
        await new Promise((done) => setTimeout(done, 200));
      const wrong = frames.flatMap((one) => {
        const sheets = [...(one.frame.contentDocument?.adoptedStyleSheets ?? [])];
        // A bar that pushes the page has a rule for it, without a layer; the widgets' own sheets have layers.
        const leaks = sheets.flatMap(({ cssRules }) =>
          [...cssRules].filter(({ cssText }) => cssText.startsWith('@layer')),
        );
        if (!reached(one)) return [`${one.title}: not reached`];
        return leaks.length > 0 ? [`${one.title}: leaks ${leaks[0]?.cssText.slice(0, 80)}`] : [];
      });
      return { shown: frames.length, wrong };
    },
    [type, isFullRun] as const,
  );
}

/** Types with a player behind their text; here the players stay silent, and the poster stays. */
const backdrops = typesWith(({ has }) => has.includes('backdrop'));
const playerSites = ['player.vimeo.com', 'www.youtube.com'];
const others = everyType.filter((type) => !backdrops.includes(type));
const half = Math.ceil(others.length / 2);
const groups = [others.slice(0, half), backdrops, others.slice(half)];

for (const group of groups) {
  test(`OWN-21 ENT-02 LAY-04 REND-08 LOAD-26 every state of ${group.join(', ')} in the gallery is what it says @full`, async ({
    outside,
    product,
    visitor,
  }) => {
    // One engine checks all of them; each type's own tests run in three.
    if (!visitor.tab || visitor.engine !== 'chromium') return;
    const sites = isFullRun && group === backdrops ? playerSites : [];
    for (const host of sites) outside.expect(host, { type: 'text/javascript' });
    for (const type of group) {
      await visitor.goto(`${product.url}/sites/gallery/frame.html`);
      const { shown, wrong } = await openAll(visitor.tab, type);
      expect(wrong).toEqual([]);
      expect(shown).toBeGreaterThanOrEqual(2);
    }
    const asked = () => [...new Set(outside.seen.map(({ host }) => host.replace(/:\d+$/, '')))].toSorted();
    await expect.poll(asked).toEqual(sites);
    expect(product.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });
}
