const plain = /^[+-]?(?:\d*\.)?\d+$/;
const numeric = /^[\d.e+-]+$/i;

/** A weight as a number or numeric text, exactly as given: 0 is one; a missing, empty or non-numeric value is not. [PIX-19, PIX-27, A-54] */
export function parseWeight(raw: unknown): number | string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const value = numeric.test(text) ? Number(text) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  // Decimals stay text: a price must not go through binary fractions.
  return plain.test(text) ? text : value;
}
