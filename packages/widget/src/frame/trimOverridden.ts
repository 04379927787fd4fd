/** A rule for the root of a widget, and its declarations. */
const rootRule = /(?<=^|[{};])((?::root|:host)[^{},]*(?:,(?::root|:host)[^{},]*)*)\{([^{}]*)\}/g;
/** A rule that holds only under a condition or in a layer. */
const conditional = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const declaration = /(--mc-[\w-]+):[^;]*(?:;|$)/g;

/** Removes theme properties of the root that later styles always replace, such as light values of a dark widget. */
export function trimOverridden(css: string, later: string): string {
  const always = later.replace(conditional, '').matchAll(rootRule);
  const replaced = new Set(
    [...always].flatMap(([, , body = '']) => [...body.matchAll(declaration)].map(([, name]) => name)),
  );
  return css.replace(rootRule, (_, selectors: string, body: string) => {
    const kept = body.replace(declaration, (whole, name: string) => (replaced.has(name) ? '' : whole));
    return `${selectors}{${kept}}`;
  });
}
