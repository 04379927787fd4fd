import { copy } from '../copy/copy';
import { fill } from '../copy/fill';

/** Whether this installation sends emails or keeps them. */
export type MailOutcome = { mails: 'sent' | 'kept' };

/** Where to read an email if this installation can't send it; otherwise empty. [OWN-01] */
export function describeMailPlace(outcome: MailOutcome | undefined): string {
  return outcome?.mails === 'kept' ? fill(copy.signIn.mailsKept, { path: '/api/v1/sandbox/mails' }) : '';
}
