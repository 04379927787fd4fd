import { copy } from '../copy/copy';
import { fill } from '../copy/fill';

/** A problem as a sentence: most messages continue a subject, and some are sentences already. Pure. [OWN-10] */
export function describeProblem(subject: string, { message }: { message: string }): string {
  return /^\p{Ll}/u.test(message) ? fill(copy.data.fields.sentence, { name: subject, message }) : message;
}
