import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { ScrollArea } from '@beckon/controls/ScrollArea';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Tag } from '../../../components/Tag';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { language } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import { callApi } from '../../../data/callApi';
import { toasts } from '../../../data/toasts';
import { adopt } from '../../../style/adopt';
import { deleteTexts } from '../deleteTexts';
import classes from '../settings.module.css';
import type { useList } from '../useList';
import own from './WebhookEntry.module.css';
import sheet from './WebhookEntry.module.css?inline';
import { eventNames, WebhookEvents } from './WebhookEvents';

adopt(sheet);

const texts = copy.settings.webhooks;

interface WebhookEntryProps {
  readonly webhook: Api['webhook'];
  readonly canChange: boolean;
  readonly act: ReturnType<typeof useList>['act']['mutate'];
}

const errors: Readonly<Record<string, string>> = texts.errors;

/** The status that the receiver returned, or why there was none. */
function nameOutcome({ status, error }: Api['delivery']['attempts'][number]): string {
  if (status === null) return errors[error] ?? error;
  return error === 'redirect' ? fill(texts.redirected, { status: String(status) }) : String(status);
}

const pollMs = 5000;
const tones = { delivered: 'good', waiting: 'quiet', failed: 'warn' } as const;

/** One webhook with the log of its deliveries. [OWN-15] */
export function WebhookEntry({ webhook, canChange, act }: WebhookEntryProps): ReactNode {
  const { webhookId, url, isActive } = webhook;
  const [isOpen, setOpen] = useState(false);
  const path = `/webhooks/${webhookId}`;
  const { data: deliveries, refetch } = useQuery({
    queryKey: ['deliveries', webhookId],
    queryFn: async () =>
      (await callApi<{ deliveries: Api['delivery'][] }>('GET', `${path}/deliveries`)).deliveries,
    enabled: isOpen,
    refetchInterval: pollMs,
  });
  const test = (): void =>
    act(
      { method: 'POST', path: `${path}/test` },
      {
        onSuccess: () => {
          toasts.show(texts.tested);
          setOpen(true);
          void refetch();
        },
      },
    );
  const { confirm, dialog } = useConfirm();
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.question,
      text: fill(texts.consequence, { url }),
      danger: true,
      texts: deleteTexts,
    });
    if (isSure) act({ method: 'DELETE', path });
  };
  return (
    <li className={classes['tall']}>
      <div className={classes['line']}>
        <span className={classes['grow']}>{url}</span>
        <Tag tone={isActive ? 'good' : 'quiet'}>{isActive ? texts.on : texts.off}</Tag>
        <Button size="s" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.deliveries}
        </Button>
        <Button size="s" variant="ghost" onClick={test}>
          {texts.test}
        </Button>
        {canChange && (
          <>
            <Button
              size="s"
              variant="ghost"
              onClick={() => act({ method: 'PATCH', path, body: { isActive: !isActive } })}
            >
              {isActive ? texts.turnOff : texts.turnOn}
            </Button>
            <Button size="s" variant="ghost" data-act="remove" onClick={remove}>
              {copy.common.delete}
            </Button>
            {dialog}
          </>
        )}
      </div>
      <WebhookEvents webhook={webhook} canChange={canChange} />
      {isOpen && (
        <ScrollArea label={fill(texts.deliveriesTo, { url })} className={own['logArea']}>
          <ul className={own['log']}>
            {deliveries?.length === 0 && <li>{texts.noDeliveries}</li>}
            {deliveries?.map(({ deliveryId, event, state, createdAt, attempts }) => (
              <li key={deliveryId}>
                <Tag tone={tones[state]}>{texts.states[state]}</Tag>
                <span>{eventNames[event] ?? event}</span>
                <RelativeTime atMs={Date.parse(createdAt)} locale={language()} />
                <span className={classes['lead']}>
                  {attempts
                    .map((attempt) => fill(texts.attempt, { outcome: nameOutcome(attempt), ms: attempt.ms }))
                    .join('; ')}
                </span>
                {state === 'failed' && (
                  <Button
                    size="s"
                    variant="ghost"
                    onClick={() => act({ method: 'POST', path: `/deliveries/${deliveryId}/resend` })}
                  >
                    {texts.resend}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </li>
  );
}
