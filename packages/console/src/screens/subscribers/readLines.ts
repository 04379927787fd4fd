const lineEnd = 10;

/** Reads a file to its end and reports the number of lines after each chunk. [OWN-12] */
export async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLines: (lines: number) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let lines = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    pieces.push(value);
    lines += value.reduce((count, byte) => (byte === lineEnd ? count + 1 : count), 0);
    onLines(lines);
  }
  return new Blob(pieces, { type: 'text/csv' });
}
