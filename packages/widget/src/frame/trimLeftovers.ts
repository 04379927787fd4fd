const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const emptyLayer = /(@layer [\w-]+)\{\}/g;
const empty = /(^|[{};])[^{};]*\{\}/g;
const layers = /@layer ([\w-]+(?:, ?[\w-]+)*)([;{])/g;

/** Removes rules and conditions with nothing in them, animations that nothing runs, and what has been said about the order of layers. */
export function trimLeftovers(css: string): string {
  let trimmed = css.replace(keyframes, (whole, name: string) =>
    css.match(new RegExp(`[:, ]${name}\\b(?!\\{)`, 'g')) ? whole : '',
  );
  for (let before = ''; before !== trimmed; ) {
    before = trimmed;
    trimmed = before.replace(emptyLayer, '$1;').replace(empty, '$1');
  }
  const known = new Set<string>();
  const ordered = trimmed.replace(layers, (whole, list: string, end: string) => {
    const names = list.split(/, ?/).filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    if (end === '{') return whole;
    return names.length > 0 ? `@layer ${names.join(',')};` : '';
  });
  return ordered.replaceAll(', ', ',');
}
