/** What becomes of mails at this installation. */
export type MailFate = { mails: 'sent' | 'kept' };

/** A sentence behind what was said of a mail, if there is no mail server that takes it. [OWN-01] */
export function whereKept(fate: MailFate | undefined): string {
  return fate?.mails === 'kept'
    ? ' There is no mail server here yet: whoever sits at the machine reads it at /api/v1/sandbox/mails.'
    : '';
}
