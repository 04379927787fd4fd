type MailText = { subject: string; body: string };

/** The mail to the address with which somebody signed up; it names nothing that they typed. [OWN-01] */
export function proofMail(link: string, hasAccount: boolean): MailText {
  const opening = hasAccount
    ? 'Somebody made another account with this address, which has an account here already. If it was you, you can sign in as before; to have the new account beside the one you have'
    : 'Somebody made an account with this address. If it was you, please confirm that the address is yours';
  return {
    subject: hasAccount ? 'You have an account already' : 'Confirm your address',
    body: `${opening}, open this page in the browser in which you made it:\n\n${link}\n\nIf it was not you, nothing has to be done: without this nobody can act in your name, and setting a new password ends whatever they made.\n`,
  };
}
