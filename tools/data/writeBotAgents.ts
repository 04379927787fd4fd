import { list as botPatterns } from 'isbot';
import { advice, openFile, quote } from './openFile';

/** A pattern for "not preceded by any of these words", without a lookbehind. */
function notAfter(words: readonly string[]): string {
  const lasts = [...new Set(words.map((word) => word.slice(-1)))];
  const longer = lasts.flatMap((last) => {
    const rests = words.filter((word) => word.endsWith(last)).map((word) => word.slice(0, -1));
    return rests.includes('') ? [] : [`${notAfter(rests)}${last}`];
  });
  return `(?:${['^', `[^${lasts.join('')}]`, ...longer].join('|')})`;
}

/** Safari before 16.4 rejects a whole expression because of one lookbehind, so each is replaced with its equivalent. [PIX-21] */
function withoutLookbehind(pattern: string): string {
  const plain = pattern.replace(/\(\?<!([\w /|]+)\)/g, (_, words: string) => notAfter(words.split('|')));
  if (plain.includes('(?<')) throw new Error(`isbot: "${pattern}" has a new kind of lookbehind. ${advice}`);
  return plain;
}

/** The file of patterns that identify bots. */
export function writeBotAgents(): string {
  const lines = botPatterns.map((pattern) => `  ${quote(withoutLookbehind(pattern))},\n`);
  return [
    openFile('Data: isbot, Unlicense (public domain), with lookbehinds replaced by equal plain patterns.'),
    '/** Parts of user agents that give a robot away, as regular expressions without case. [PIX-21] */\n',
    `export const botAgents: readonly string[] = [\n${lines.join('')}];\n`,
  ].join('');
}
