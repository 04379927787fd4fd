import type { FrameNode } from '@beckon/contract';

/** Selectors and declarations, with no other rule inside. */
const rule = /([^{}@;]+)\{([^{}]*)\}/g;
const betweenSelectors = /,(?![^(]*\))/;
/** Such as `:not(…)`: what is named there may be missing. The element around a frame is ours, though, and has no attribute that styles name. */
const condition = /:(?!host)[\w-]+\([^()]*\)/g;

/** Removes rules for classes and attributes that no element of a first frame has: what takes it over brings its own. */
export function trimRules(css: string, tree: readonly FrameNode[]): string {
  const names = new Set(tree.flatMap(namesIn));
  const canMatch = (selector: string): boolean =>
    (selector.replace(condition, '').match(/\.[a-z][\w-]*|\[[\w-]+/gi) ?? []).every((name) =>
      names.has(name),
    );
  const trimmed = css.replace(rule, (_, selectors: string, declarations: string) => {
    const kept = selectors.split(betweenSelectors).filter(canMatch);
    return kept.length > 0 ? `${kept.join(',')}{${declarations}}` : '';
  });
  // The first mention of a layer decides its order.
  return trimmed.replace(/(@layer [\w-]+)\{\}/g, '$1;').replace(/@media[^{};]*\{\}/g, '');
}

/** The classes and attributes of an element and everything in it, as selectors begin. */
function namesIn(node: FrameNode): string[] {
  if (typeof node === 'string') return [];
  const [, attributes, ...inside] = node;
  const classes = (attributes['class'] ?? '').split(' ').map((name) => `.${name}`);
  return [...classes, ...Object.keys(attributes).map((name) => `[${name}`), ...inside.flatMap(namesIn)];
}
