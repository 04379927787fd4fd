import type { FrameNode } from '@beckon/contract';

/** Selectors and declarations, with no other rule inside. */
const rule = /([^{}@;]+)\{([^{}]*)\}/g;
/** Such as `:not(…)`: what is named there may be missing. The element around a frame is ours, though, and has no attribute that styles name. */
const condition = /:(?!host)[\w-]+\([^()]*\)/g;
/** What a frame becomes only with the runtime, or in the moment before. */
const unrest =
  /:(?:hover|active|disabled|-webkit-autofill)|\[(?:aria-expanded|aria-invalid)=["']?true|\[data-disabled/;
const negation = /:not\([^()]*\)/g;
/** Nothing moves from one look to another, but what appears may. */
const change = /(^|;)transition(?:-[a-z]+)?:[^;]*/g;

/** Removes rules for classes, attributes and states that no element of a first frame has: what takes it over brings its own. */
export function trimRules(css: string, tree: readonly FrameNode[]): string {
  const names = new Set(tree.flatMap(namesIn));
  const canMatch = (selector: string): boolean =>
    !unrest.test(selector.replace(negation, '')) &&
    (selector.replace(condition, '').match(/\.[a-z][\w-]*|\[[\w-]+/gi) ?? []).every((name) =>
      names.has(name),
    );
  const trimmed = css.replace(rule, (_, selectors: string, declarations: string) => {
    const kept = splitSelectors(selectors).filter(canMatch);
    const rest = declarations.replace(change, '').replace(/^;/, '');
    return kept.length > 0 && rest !== '' ? `${kept.join(',')}{${rest}}` : '';
  });
  // The first mention of a layer decides its order.
  return trimmed.replace(/(@layer [\w-]+)\{\}/g, '$1;').replace(/@media[^{};]*\{(?:@layer [\w-]+;)?\}/g, '');
}

/** The selectors of a list; those within parentheses stay together. */
function splitSelectors(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of list) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

/** The classes and attributes of an element and everything in it, as selectors begin. */
function namesIn(node: FrameNode): string[] {
  if (typeof node === 'string') return [];
  const [, attributes, ...inside] = node;
  const classes = (attributes['class'] ?? '').split(' ').map((name) => `.${name}`);
  return [...classes, ...Object.keys(attributes).map((name) => `[${name}`), ...inside.flatMap(namesIn)];
}
