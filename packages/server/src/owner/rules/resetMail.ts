type MailText = { subject: string; body: string };

/** The mail with which a password is set anew. [OWN-01] */
export function resetMail(link: string): MailText {
  return {
    subject: 'Set a new password',
    body: `Somebody asked for a new password for this address. If it was you, open this page within 30 minutes:\n\n${link}\n\nIf not, nothing has to be done; your password stays as it is.\n`,
  };
}

/** The mail that invites into an account. [OWN-01] */
export function inviteMail(link: string, pageName: string): MailText {
  return {
    subject: `Invitation to ${pageName}`,
    body: `You were invited to work on the widgets of ${pageName}. Open this page within seven days:\n\n${link}\n`,
  };
}
