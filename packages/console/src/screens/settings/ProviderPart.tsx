import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { toasts } from '../../data/toasts';
import type { useConnections } from '../../data/useConnections';
import { Tag } from '../../parts/Tag';
import { Snippet } from '../install/Snippet';
import { ConnectForm } from './ConnectForm';
import type { Provider } from './providers';
import classes from './settings.module.css';
import { TestMessage } from './TestMessage';

interface ProviderPartProps {
  readonly provider: Provider;
  readonly connections: Api['connections'];
  /** Who carries the channel's messages at the moment. */
  readonly chosen: string;
  readonly act: ReturnType<typeof useConnections>['act']['mutateAsync'];
}

/** One provider: connected or to be connected, what to set there, and a test. [OWN-02, OWN-13] */
export function ProviderPart({ provider, connections, chosen, act }: ProviderPartProps): ReactNode {
  const { name, channel, title, lead, tells } = provider;
  const { confirm, dialog } = useConfirm();
  const connection = connections.connections.find((one) => one.name === name);
  const giveUp = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Disconnect ${title}?`,
      text:
        name === 'twilio'
          ? 'No more messages go out by it. Its number and credentials are kept sealed for 90 days, only to hear STOP.'
          : 'Its credentials are forgotten, and no more messages go out by it.',
      danger: true,
      texts: { confirm: 'Disconnect' },
    });
    if (!isSure) return;
    await act({ name }).then(
      () => toasts.show(`${title} is disconnected.`),
      (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
    );
  };
  return (
    <section className={classes['group']} data-provider={name} aria-label={title}>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['lead']}>{lead}</p>
      </div>
      <div className={classes['fields']}>
        {connection ? (
          <>
            <div className={classes['line']}>
              <span className={classes['grow']}>
                <Tag tone="good">Connected</Tag>{' '}
                <span className={classes['lead']}>
                  ends in {connection.hint} · <RelativeTime atMs={Date.parse(connection.updatedAt)} />
                </span>
              </span>
              <Button size="s" variant="ghost" onClick={() => void giveUp()}>
                Disconnect
              </Button>
            </div>
            <p className={classes['lead']}>Set this at {title}, so that answers arrive here:</p>
            {tells.map(({ label, read }) => (
              <div key={label} className={classes['tell']}>
                <span className={classes['lead']}>{label}</span>
                <Snippet label={label} text={read(connections)} />
              </div>
            ))}
          </>
        ) : (
          <ConnectForm provider={provider} act={act} />
        )}
        {chosen === 'none' ? (
          <p className={classes['lead']}>A test can be sent once somebody carries the messages.</p>
        ) : (
          <TestMessage channel={channel} isSandbox={chosen === 'sandbox'} />
        )}
      </div>
      {dialog}
    </section>
  );
}
