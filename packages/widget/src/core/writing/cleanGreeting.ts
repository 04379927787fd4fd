import { limits } from '@beckon/contract';

/** A greeting as the chat may show it: no tags, no control characters, single spaces, 80 characters. [CCHAT-04, A-51] */
export function cleanGreeting(text: string): string {
  return (
    text
      .replace(/<[/!?a-z][^>]*>?/gi, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what we remove
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, limits.greetingCharacters)
      // The cut may have split a character that takes two code units.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  );
}
