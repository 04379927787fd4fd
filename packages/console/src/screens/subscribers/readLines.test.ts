import { describe, expect, it } from 'vitest';
import { readLines } from './readLines';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('readLines', () => {
  it('OWN-12 reads the whole export and reports its progress', async () => {
    const told: number[] = [];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        for (const piece of ['phone\r\n+1', '415\r\n', '+1416\r\n']) stream.enqueue(bytes(piece));
        stream.close();
      },
    });
    const file = await readLines(body, (lines) => told.push(lines));
    expect(await file.text()).toBe('phone\r\n+1415\r\n+1416\r\n');
    expect(told).toEqual([1, 2, 3]);
  });
  it('OWN-12 makes no file of an export that is cut off', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => stream.error(new Error('cut')),
    });
    await expect(readLines(body, () => {})).rejects.toThrow('cut');
  });
});
