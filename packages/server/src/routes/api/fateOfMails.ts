import * as v from 'valibot';
import type { OwnerParts } from '../../owner/OwnerParts';
import { ApiError } from './ApiError';

/** What becomes of mails here; the same whoever they are for. */
export const MailFateShape = v.object({
  mails: v.pipe(
    v.picklist(['sent', 'kept']),
    v.description(
      '`kept`: there is no mail server; whoever sits at the machine reads them at /sandbox/mails.',
    ),
  ),
});

/** Tells it, or refuses where a mail would neither leave nor be seen by anybody. [OWN-01] */
export function fateOfMails({
  mailer,
  showsMails,
}: Pick<OwnerParts, 'mailer' | 'showsMails'>): v.InferOutput<typeof MailFateShape> {
  if (mailer.provider !== 'sandbox') return { mails: 'sent' };
  if (showsMails) return { mails: 'kept' };
  const sentence = 'This installation sends no mails yet. Whoever runs it sets MAIL_URL first.';
  throw new ApiError(409, 'no_mail', sentence);
}
