const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const escapeSigns = (text: string): string =>
  text.replace(/[<>\u2028\u2029]/g, (character) => escapes[character] ?? character);

/** JSON that is safe in any script: it contains no tag, no comment end and no line separator. [OWN-05] */
export function escapeScriptJson(value: unknown): string {
  return escapeSigns(JSON.stringify(value));
}

/** The same JSON as a string: single-quoted, because a backslash before each of its double quotes would cost every page 50 bytes. [OWN-05] */
export function quoteScriptJson(value: unknown): string {
  return `'${escapeSigns(JSON.stringify(value).replace(/[\\']/g, '\\$&'))}'`;
}
