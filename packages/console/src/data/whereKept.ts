import { copy } from '../copy/copy';
import { fill } from '../copy/fill';

/** What becomes of mails at this installation. */
export type MailFate = { mails: 'sent' | 'kept' };

/** Says where to read an email at an installation that cannot send any; otherwise nothing. [OWN-01] */
export function whereKept(fate: MailFate | undefined): string {
  return fate?.mails === 'kept' ? fill(copy.signIn.mailsKept, { path: '/api/v1/sandbox/mails' }) : '';
}
