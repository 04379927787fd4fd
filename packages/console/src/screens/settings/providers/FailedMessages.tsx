import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { useCanEdit } from '../../../components/SessionContext';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { language } from '../../../copy/language';
import { useFailedMessages } from '../../../data/useFailedMessages';
import classes from '../settings.module.css';

const texts = copy.settings.messages.failed;

/** Messages that weren't sent, each with its reason, and a button to retry those that certainly didn't arrive. [OWN-13, D24] */
export function FailedMessages(): ReactNode {
  const { data, retry } = useFailedMessages();
  const canEdit = useCanEdit();
  const messages = data?.messages ?? [];
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="failed-messages">
      <h2 id="failed-messages" className={classes['title']}>
        {texts.title}
      </h2>
      <p className={classes['lead']}>{texts.lead}</p>
      <ul className={classes['list']}>
        {messages.map(({ messageId, recipient, text, state, reason, failedAt }) => (
          <li key={messageId}>
            <div className={classes['grow']}>
              <strong>{recipient}</strong> {text}
              <p className={classes['lead']}>
                {reason}
                {state === 'unknown' && ` ${texts.mayHaveArrived}`}
              </p>
            </div>
            <span className={classes['lead']}>
              <RelativeTime atMs={Date.parse(failedAt)} locale={language()} />
            </span>
            {state === 'failed' && canEdit && (
              <Button
                size="s"
                variant="ghost"
                aria-label={fill(texts.retryTo, { recipient })}
                loading={retry.isPending && retry.variables === messageId}
                onClick={() => retry.mutate(messageId)}
              >
                {texts.retry}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
