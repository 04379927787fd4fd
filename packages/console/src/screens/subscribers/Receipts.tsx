import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';
import classes from './subscribers.module.css';

const texts = copy.subscribers.consent;
const methods: Readonly<Record<string, string>> = texts.methods;
const when = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'medium' });

/** A subscriber's consent records: the exact text, when, where and how. [SMS-11] */
export function Receipts({ consents }: { readonly consents: Api['person']['consents'] }): ReactNode {
  if (consents.length === 0) return <p className={classes['quiet']}>{copy.subscribers.details.noConsent}</p>;
  return (
    <ul className={classes['receipts']}>
      {consents.map((consent) => (
        <li key={consent.consentId}>
          <blockquote dir="auto">{consent.consentText}</blockquote>
          <dl>
            <dt>{texts.date}</dt>
            <dd>{when.format(new Date(consent.givenAt))}</dd>
            <dt>{texts.button}</dt>
            <dd>{consent.buttonLabel}</dd>
            <dt>{texts.method}</dt>
            <dd>{methods[consent.method] ?? consent.method}</dd>
            <dt>{texts.page}</dt>
            <dd>{consent.pageAddress ?? '–'}</dd>
            <dt>{texts.ip}</dt>
            <dd>{consent.ipShort}</dd>
            {consent.seq !== null && (
              <>
                <dt>{texts.record}</dt>
                <dd>{consent.seq}</dd>
              </>
            )}
            <dt>{texts.fingerprint}</dt>
            <dd className={classes['mark']}>{consent.textSha256}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
