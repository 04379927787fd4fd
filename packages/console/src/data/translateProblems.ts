import { fill } from '../copy/fill';
import { lateCopy, loadLate } from '../copy/lateCopy';

/** What the server says is wrong, with a code for the sentence and the values in it. */
type Explained = {
  reason?: string | undefined;
  values?: Readonly<Record<string, string | number>> | undefined;
};
type Problem = Explained & { message: string };
type Answer = Explained & { error?: string; fields?: readonly Problem[]; warnings?: readonly Problem[] };

/** An answer of the server with its problems in the console's language; a sentence without a code stays as it is. [OWN-10, OWN-23] */
export async function translateProblems<Given>(given: Given): Promise<Given> {
  const { error, fields = [], warnings = [], ...why } = (given ?? {}) as Answer;
  if (error === undefined && warnings.length === 0) return given;
  await loadLate();
  return {
    ...given,
    ...(error !== undefined && { error: say(why) ?? error }),
    ...(fields.length > 0 && { fields: fields.map(translate) }),
    ...(warnings.length > 0 && { warnings: warnings.map(translate) }),
  };
}

function translate(problem: Problem): Problem {
  return { ...problem, message: say(problem) ?? problem.message };
}

function say({ reason = '', values = {} }: Explained): string | undefined {
  const texts: Readonly<Record<string, string>> = lateCopy.reasons;
  return Object.hasOwn(texts, reason) ? fill(texts[reason] ?? '', values) : undefined;
}
