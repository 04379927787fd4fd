import { type LegalInput, smsLegalText } from './smsLegalNotice';

const seeds = [0xdeadbeef, 0x41c6ce57] as const;
const factors = [2654435761, 1597334677] as const;
const radix = 36;

/**
 * A short mark of what a visitor saw next to the phone field: the notice and the button's text.
 * It is sent in the instance part of the sign, so that the server can store exactly that text. It tells
 * texts apart; it proves nothing, and need not: the server only accepts marks of texts that it served. [SMS-11, NET-02]
 */
export function noticeMark(input: LegalInput, buttonText: string): string {
  const text = `${smsLegalText(input)}\n${buttonText}`;
  let [a, b]: [number, number] = [...seeds];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, factors[0]);
    b = Math.imul(b ^ code, factors[1]);
  }
  const mix = (one: number, other: number): number =>
    Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  return [mix(a, b), mix(b, a)].map((part) => (part >>> 0).toString(radix).padStart(7, '0')).join('');
}

/** The mark at the end of an instance id, if there is one: `ab12cd340-1a2b3c4d5e6f7g`. [NET-02] */
export function parseNoticeMark(instanceId: string): string | undefined {
  return /-([0-9a-z]{14})$/.exec(instanceId)?.[1];
}
