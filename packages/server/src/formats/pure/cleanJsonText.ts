const suspect = /\\u(?:0000|d[89a-f])/i;
// A pair of backslashes is one backslash of the text; what follows it is not an escape.
const escapes = /\\(?:\\|u0000|u[dD][89a-fA-F][0-9a-fA-F]{2})/g;
const replacement = '�';

/** JSON as PostgreSQL accepts it: replaces characters that it cannot store (a zero, half a surrogate pair). */
export function cleanJsonText(json: string): string {
  if (!suspect.test(json)) return json;
  return json.replace(escapes, (found) => (found === '\\\\' ? found : replacement));
}
