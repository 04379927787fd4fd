const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe in any script: it contains no tag, no comment end and no line separator. [OWN-05] */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
