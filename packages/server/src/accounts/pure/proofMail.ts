type MailText = { subject: string; body: string };

/** The email to a new sign-up's address; it repeats nothing that they typed. [OWN-01] */
export function proofMail(link: string, hasAccount: boolean): MailText {
  const opening = hasAccount
    ? 'Someone signed up for Beckon with this email address, which already has an account. If it was you, you can sign in as before. To keep the new account as well,'
    : 'Someone signed up for Beckon with this email address. To confirm that it was you,';
  return {
    subject: hasAccount ? 'You already have a Beckon account' : 'Confirm your email address for Beckon',
    body: `${opening} open this page in the browser where you signed up:\n\n${link}\n\nIf it wasn't you, ignore this email. Without this link, nobody can use your address. To remove what they created, reset your password.\n`,
  };
}
