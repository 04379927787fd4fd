import { mixBlock } from './mixBlock';
import { sha256Constants } from './sha256Constants';

const blockBytes = 64;
const lengthBytes = 8;
const wordBytes = 4;
const wordBits = 2;
const byteBits = 8;
const given = blockBytes / wordBytes;
const end = 0x80;
const lastByte = wordBytes - 1;
const schedule = new Int32Array(sha256Constants.rounds.length);
const state = new Int32Array(sha256Constants.begin.length);

/**
 * SHA-256 of a plain text, as eight words, built for a large number of short texts: it is synchronous and works on pages without
 * `crypto.subtle`. It returns the same array each time. [NET-12]
 */
export function sha256(text: string): Int32Array {
  const { length } = text;
  const blocks = Math.ceil((length + 1 + lengthBytes) / blockBytes);
  state.set(sha256Constants.begin);
  for (let block = 0; block < blocks; block += 1) {
    schedule.fill(0, 0, given);
    const from = block * blockBytes;
    for (let at = from; at <= length && at < from + blockBytes; at += 1) {
      const byte = at < length ? text.charCodeAt(at) : end;
      const word = (at - from) >> wordBits;
      schedule[word] = (schedule[word] as number) | (byte << ((lastByte - (at & lastByte)) * byteBits));
    }
    if (block === blocks - 1) schedule[given - 1] = length * byteBits;
    mixBlock(state, schedule);
  }
  return state;
}
