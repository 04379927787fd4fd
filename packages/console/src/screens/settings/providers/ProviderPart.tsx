import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/Tag';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { fillNodes } from '../../../copy/fillNodes';
import { inLanguage } from '../../../copy/inLanguage';
import { language } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import { sentenceOf } from '../../../data/ApiProblem';
import { toasts } from '../../../data/toasts';
import type { useConnections } from '../../../data/useConnections';
import { Snippet } from '../../install/Snippet';
import { deleteTexts } from '../deleteTexts';
import classes from '../settings.module.css';
import { ConnectForm } from './ConnectForm';
import { TestMessage } from './TestMessage';

const texts = copy.settings.messages;

interface ProviderPartProps {
  readonly provider: Api['provider'];
  readonly connections: Api['connections'];
  /** The provider that sends the channel's messages at the moment. */
  readonly chosen: string;
  /** Whether the channel's test message is in this part; it's in one. */
  readonly hasTest: boolean;
  readonly act: ReturnType<typeof useConnections>['act']['mutateAsync'];
}

/** One provider: its connection, what to set up there, and a test. [OWN-02, OWN-13] */
export function ProviderPart(props: ProviderPartProps): ReactNode {
  const { provider, connections, chosen, hasTest, act } = props;
  const { name, channel, label: title, lead, setUp } = provider;
  const { confirm, dialog } = useConfirm();
  const connection = connections.connections.find((one) => one.name === name);
  const giveUp = async (): Promise<void> => {
    const isSure = await confirm({
      title: fill(texts.question, { name: title }),
      text: channel === 'sms' ? texts.numberConsequence : texts.consequence,
      danger: true,
      texts: { ...deleteTexts, confirm: texts.disconnect },
    });
    if (!isSure) return;
    await act({ name }).then(
      () => toasts.show(fill(texts.disconnected, { name: title })),
      (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
    );
  };
  return (
    <section className={classes['group']} data-provider={name} aria-label={title}>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['lead']}>{inLanguage(lead)}</p>
      </div>
      <div className={classes['fields']}>
        {connection ? (
          <>
            <div className={classes['line']}>
              <span className={classes['grow']}>
                <Tag tone="good">{texts.connectedTag}</Tag>{' '}
                <span className={classes['lead']}>
                  {fillNodes(texts.about, {
                    end: connection.hint,
                    time: <RelativeTime atMs={Date.parse(connection.updatedAt)} locale={language()} />,
                  })}
                </span>
              </span>
              <Button size="s" variant="ghost" onClick={() => void giveUp()}>
                {texts.disconnect}
              </Button>
            </div>
            {channel === 'sms' && (
              <p className={classes['lead']}>{describeCall(title, connection.calledAt)}</p>
            )}
            <p className={classes['lead']}>{fill(texts.setUp, { name: title })}</p>
            {setUp.map(({ label, value }) => (
              <div key={label.en} className={classes['fact']}>
                <span className={classes['lead']}>{inLanguage(label)}</span>
                <Snippet label={inLanguage(label)} text={value} />
              </div>
            ))}
          </>
        ) : (
          <ConnectForm provider={provider} act={act} />
        )}
        {hasTest &&
          (chosen === 'none' ? (
            <p className={classes['lead']}>{texts.noTest}</p>
          ) : (
            <TestMessage channel={channel} isSandbox={chosen === 'sandbox'} />
          ))}
      </div>
      {dialog}
    </section>
  );
}

/** Only a call proves that the webhook and the secret that signs calls are right. */
function describeCall(name: string, calledAt: string | null): ReactNode {
  if (calledAt === null) return fill(texts.noCall, { name });
  return fillNodes(texts.lastCall, {
    name,
    time: <RelativeTime atMs={Date.parse(calledAt)} locale={language()} />,
  });
}
