import { ownerLimits } from '../../api/pure/index';

/** The content of an email, and how long its link is valid. */
type MailText = { subject: string; body: string; lifeS: number };

const { resetLifeS, inviteLifeS } = ownerLimits;
const [minuteS, dayS] = [60, 86_400];

/** The email with a password reset link. [OWN-01] */
export function resetMail(link: string): MailText {
  return {
    subject: 'Reset your Beckon password',
    lifeS: resetLifeS,
    body: `Someone asked to reset the Beckon password for this email address. If it was you, open this page within ${resetLifeS / minuteS} minutes:\n\n${link}\n\nIf it wasn't you, you can ignore this email. Your password stays the same.\n`,
  };
}

/** The invitation email. Its subject contains nothing that an owner wrote: it goes to people who don't know them. [OWN-01] */
export function inviteMail(link: string, pageName: string): MailText {
  return {
    subject: 'You’re invited to an account on Beckon',
    lifeS: inviteLifeS,
    body: `You're invited to help manage ${pageName}'s widgets on Beckon. To join, open this page within ${inviteLifeS / dayS} days:\n\n${link}\n\nIf you weren't expecting this, ignore this email.\n`,
  };
}
