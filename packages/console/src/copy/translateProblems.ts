import { fill } from './fill';
import type { Reasons } from './Translation';

/** What the server says is wrong, with a code for the sentence and the values in it. */
type Explained = {
  reason?: string | undefined;
  values?: Readonly<Record<string, string | number>> | undefined;
};
type Problem = Explained & { message: string };
type Problems = Explained & { error?: string; fields?: readonly Problem[]; warnings?: readonly Problem[] };

/** An answer of the server with its problems in another language; a sentence without a reason stays as it is. Pure. [OWN-10, OWN-23] */
export function translateProblems<Answer>(answer: Answer, reasons: Reasons): Answer {
  const say = ({ reason = '', values = {} }: Explained, other: string): string =>
    Object.hasOwn(reasons, reason) ? fill(reasons[reason as keyof Reasons], values as never) : other;
  const translate = (problem: Problem): Problem => ({ ...problem, message: say(problem, problem.message) });
  const { error, fields, warnings, ...why } = answer as Problems;
  return {
    ...answer,
    ...(error !== undefined && { error: say(why, error) }),
    ...(fields && { fields: fields.map(translate) }),
    ...(warnings && { warnings: warnings.map(translate) }),
  };
}
