/** The beginnings of tags such as `de-AT` in the languages of widgets. */
const spoken = /^(en|es|pt|fr|de|it|nl|pl|tr|ar|ja|id)(?![a-z])/i;

/** The two letters of the first tag whose language widgets speak, in any of its variants. */
export function findSpoken(tags: readonly (string | null | undefined)[]): string | undefined {
  return tags.map((tag) => spoken.exec(tag ?? '')?.[0].toLowerCase()).find((code) => code);
}
