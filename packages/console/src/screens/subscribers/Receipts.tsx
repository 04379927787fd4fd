import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import classes from './subscribers.module.css';

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'medium' });

/** How a consent was given. */
const methods: Readonly<Record<string, string>> = {
  inline: 'Sent the form',
  checkbox: 'Checked the box and submitted the form',
  text: 'Sent a text message',
  confirmed: 'Replied YES',
  start: 'Texted START',
};

/** The receipts of a person's consents: the very words, when, where and how. [SMS-11] */
export function Receipts({ consents }: { readonly consents: Api['person']['consents'] }): ReactNode {
  if (consents.length === 0) return <p className={classes['quiet']}>No receipt is kept.</p>;
  return (
    <ul className={classes['receipts']}>
      {consents.map(
        ({
          consentId,
          consentText,
          buttonLabel,
          createdAt,
          pageAddress,
          method,
          textSha256,
          ipShort,
          seq,
        }) => (
          <li key={consentId}>
            <blockquote>{consentText}</blockquote>
            <dl>
              <dt>When</dt>
              <dd>{when.format(new Date(createdAt))}</dd>
              <dt>Button</dt>
              <dd>{buttonLabel}</dd>
              <dt>How</dt>
              <dd>{methods[method] ?? method}</dd>
              <dt>Page</dt>
              <dd>{pageAddress ?? '–'}</dd>
              <dt>Network</dt>
              <dd>{ipShort}</dd>
              {seq !== null && (
                <>
                  <dt>Place in the chain</dt>
                  <dd>{seq}</dd>
                </>
              )}
              <dt>Mark of the words</dt>
              <dd className={classes['mark']}>{textSha256}</dd>
            </dl>
          </li>
        ),
      )}
    </ul>
  );
}
