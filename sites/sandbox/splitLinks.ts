/** A piece of a message: text, or an address that can be followed. */
export type Piece = { text: string; url?: string };

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;

/** Finds the addresses in a message, as phones do; only http and https are followed. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: found, url: found });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
