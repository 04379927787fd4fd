import * as v from 'valibot';
import { type ApiRoute, defineRoute, notFound } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { listSandboxMails } from '../../mail/index';

const rows = 50;

/** What the sandbox providers would have sent. [OWN-01, OWN-20] */
export const sandboxRoutes: ApiRoute[] = [
  defineRoute({
    method: 'GET',
    path: '/sandbox/mails',
    tag: 'Sandbox',
    summary:
      'List unsent emails, newest first. Only on the server itself, and only if email isn’t configured.',
    access: 'anyone',
    query: v.strictObject({ to: v.optional(apiField.email), rows: apiField.rows(rows, rows) }),
    answer: v.object({
      mails: v.array(
        v.object({
          mailId: apiField.uuid,
          to: v.string(),
          subject: v.string(),
          body: v.string(),
          createdAt: apiField.time,
        }),
      ),
    }),
    async handle({ deps, from, query }) {
      // Such emails open accounts: only a person at this machine may read them.
      const isOffered = deps.mailer.provider === 'sandbox' && deps.showsMails;
      if (!isOffered || !from.isLocal) throw notFound('thing');
      return { mails: await listSandboxMails(deps.sql, { to: query.to, most: query.rows }) };
    },
  }),
];
