import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { ApiError, type OwnerDeps } from '../../api/index';

/** What happens to emails here; the same for every recipient. */
export const MailOutcomeShape = v.object({
  mails: v.pipe(
    v.picklist(['sent', 'kept']),
    v.description(
      '`kept`: email isn’t configured. Read emails at /api/v1/sandbox/mails on the server itself.',
    ),
  ),
});

/** Returns it, or throws if an email would neither be sent nor be readable. [OWN-01] */
export function mailOutcome({
  mailer,
  showsMails,
}: Pick<OwnerDeps, 'mailer' | 'showsMails'>): v.InferOutput<typeof MailOutcomeShape> {
  if (mailer.provider !== 'sandbox') return { mails: 'sent' };
  if (showsMails) return { mails: 'kept' };
  throw new ApiError(409, 'no_mail', explain('no_mail'));
}
