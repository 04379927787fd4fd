import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Visitor } from './Visitor';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = {
  run(
    where: Node,
    // Passed checks aren't reported either: that takes axe-core longer than finding faults.
    how: { resultTypes: ['violations']; selectors: false; preload: false },
  ): Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
};

/** What axe-core reports about the current page, once nothing moves anymore. */
export const readViolations = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(async (script) => {
    const page = window as unknown as { axe?: Axe };
    if (!page.axe) new Function(script).call(window);
    // Colors are checked while nothing fades; endless animations are not awaited.
    const fading = () =>
      [...document.querySelectorAll('[data-widget-id]')]
        .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const runWhileCalm = async () => {
      while (fading().length > 0) {
        for (const animation of fading()) animation.finish();
        await frame();
      }
      let isCalm = true;
      let isRunning = true;
      const watch = async () => {
        while (isRunning) {
          await frame();
          isCalm &&= fading().length === 0;
        }
      };
      const watching = watch();
      const { violations } = await (page.axe as Axe).run(document, {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
      });
      isRunning = false;
      await watching;
      return { violations, isCalm };
    };
    let { violations, isCalm } = await runWhileCalm();
    // What appeared in the meantime was checked half drawn.
    while (violations.length > 0 && !isCalm) ({ violations, isCalm } = await runWhileCalm());
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join('; ')}`,
      ),
    );
  }, source);
