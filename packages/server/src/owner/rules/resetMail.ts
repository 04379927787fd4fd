import { ownerLimits } from './ownerLimits';

/** What a mail says, and how long the word in it is good for. */
type MailText = { subject: string; body: string; lifeS: number };

const { resetLifeS, inviteLifeS } = ownerLimits;
const [minuteS, dayS] = [60, 86_400];

/** The mail with which a password is set anew. [OWN-01] */
export function resetMail(link: string): MailText {
  return {
    subject: 'Set a new password',
    lifeS: resetLifeS,
    body: `Somebody asked for a new password for this address. If it was you, open this page within ${resetLifeS / minuteS} minutes:\n\n${link}\n\nIf not, nothing has to be done; your password stays as it is.\n`,
  };
}

/** The mail that invites into an account. [OWN-01] */
export function inviteMail(link: string, pageName: string): MailText {
  return {
    subject: `Invitation to ${pageName}`,
    lifeS: inviteLifeS,
    body: `You were invited to work on the widgets of ${pageName}. Open this page within ${inviteLifeS / dayS} days:\n\n${link}\n`,
  };
}
