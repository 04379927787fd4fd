import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Visitor } from './Visitor';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = {
  run(
    where: Node,
  ): Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
};

/** What axe-core has to say against the page as it is now, once nothing moves any more. */
export const readViolations = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(async (script) => {
    const page = window as unknown as { axe?: Axe };
    if (!page.axe) new Function(script).call(window);
    const roots = [...document.querySelectorAll('[data-widget-id]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    // Colours are judged when nothing fades any more; what turns for ever is not waited for.
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await (page.axe as Axe).run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join('; ')}`,
      ),
    );
  }, source);
