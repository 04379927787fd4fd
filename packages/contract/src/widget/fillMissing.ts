type Plain = Record<string, unknown>;

/** Names that would reach a prototype instead of a field. */
const hostile = new Set(['__proto__', 'constructor', 'prototype']);

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The given values, with missing ones taken from the defaults, section by section.
 * An empty text, `0` or `false` is a value; `null` is not. [DEF-28]
 */
export function fillMissing(given: unknown, ...defaults: unknown[]): unknown {
  if (given === undefined || given === null) {
    const [first, ...rest] = defaults;
    return defaults.length === 0 ? undefined : fillMissing(first, ...rest);
  }
  if (!isPlain(given)) return given;

  const under = defaults.filter(isPlain);
  const names = new Set([given, ...under].flatMap((layer) => Object.keys(layer)));
  const filled: Plain = {};
  for (const name of names) {
    if (hostile.has(name)) continue;
    const value = fillMissing(own(given, name), ...under.map((layer) => own(layer, name)));
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}

function own(layer: Plain, name: string): unknown {
  return Object.hasOwn(layer, name) ? layer[name] : undefined;
}
