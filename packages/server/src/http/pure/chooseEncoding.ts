/** Encodings of a text; the shorter one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const none = /;\s*q=0(?:\.0*)?\s*$/i;

/** The shortest encoding that the browser accepts; nothing: as it is. [OWN-05] */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const words = accepted.toLowerCase().split(',');
  const findEncoding = (name: string) => words.find((word) => word.split(';')[0]?.trim() === name);
  return encodings.find((encoding) => {
    const word = findEncoding(encoding) ?? findEncoding('*');
    return word !== undefined && !none.test(word);
  });
}
