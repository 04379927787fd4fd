/** The beginning of a tag such as `de-AT`, in the languages of widgets. */
const spoken = /(?:^|,)(en|es|pt|fr|de|it|nl|pl|tr|ar|ja|id)(?![a-z])/;

/** The two letters of the first tag whose language widgets speak, in any of its variants. */
export function findSpoken(tags: readonly (string | null | undefined)[]): string | undefined {
  return spoken.exec(tags.join().toLowerCase())?.[1];
}
