const bareHex = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functional = /^(?:rgb|hsl)a?\([\d\s.,%/deg+-]{1,60}\)$/i;
const word = /^[a-z]{3,24}$/i;

/** A color that is safe in a style sheet, with `#` added if missing; otherwise undefined. [LAY-03, DEF-15] */
export function parseColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const hex = text.startsWith('#') ? text.slice(1) : text;
  if (bareHex.test(hex)) return `#${hex}`;
  return functional.test(text) || word.test(text) ? text : undefined;
}
