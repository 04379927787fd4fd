/** A live widget, and how many bytes it takes. */
export type LiveSize = { name: string; bytes: number };

const bytesPerKb = 1024;
const named = 3;

/** How many bytes all live widgets take. */
export function sumBytes(sizes: readonly LiveSize[]): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The largest widgets with their sizes, largest first: `Sale (210 KB), Club (4 KB)`. */
export function nameLargest(sizes: readonly LiveSize[]): string {
  return [...sizes]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, named)
    .map(({ name, bytes }) => `${name} (${Math.ceil(bytes / bytesPerKb)} KB)`)
    .join(', ');
}
