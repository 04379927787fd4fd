import type { PublicChannel } from '@beckon/contract/messageChannels';
import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Tag } from '../../../components/Tag';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { language } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import { problemOf, sentenceOf } from '../../../data/ApiProblem';
import { useSubscribers } from '../../../data/useSubscribers';
import classes from '../settings.module.css';
import { useTestMessage } from './useTestMessage';

const texts = copy.settings.messages.test;

type State = Api['testMessage']['state'];

interface TestMessageProps {
  readonly channel: PublicChannel;
  readonly isSandbox: boolean;
}

const tones: Record<State, 'good' | 'warn' | 'quiet'> = {
  queued: 'quiet',
  sending: 'quiet',
  sent: 'good',
  failed: 'warn',
  cancelled: 'warn',
  unknown: 'warn',
};

/** "Send me a test": goes the same way as visitors' messages, and shows the result. [OWN-13] */
export function TestMessage({ channel, isSandbox }: TestMessageProps): ReactNode {
  const [to, setTo] = useState('');
  const { send, outcome, isSent, isLost } = useTestMessage();
  const state = isLost ? 'unknown' : (outcome?.state ?? 'queued');
  const problem = problemOf(send.error, 'to');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate({ channel, to });
  };
  return (
    <form className={classes['test']} data-test={channel} onSubmit={submit} noValidate>
      {channel === 'sms' ? (
        <Field label={texts.to} error={problem} hint={isSandbox ? texts.inSandbox : undefined}>
          {(input) => (
            <TextInput
              {...input}
              type="tel"
              autoComplete="tel"
              placeholder="+1 202 555 0100"
              value={to}
              onChange={setTo}
            />
          )}
        </Field>
      ) : (
        <SubscriberChoice value={to} error={problem} onChange={setTo} />
      )}
      <Button type="submit" size="s" variant="secondary" loading={send.isPending} disabled={to === ''}>
        {texts.send}
      </Button>
      <div role="status" className={classes['fate']}>
        {isSent && !send.isPending && <Tag tone={tones[state]}>{texts.states[state]}</Tag>} {outcome?.error}
        {send.error && !problem && <span className={classes['problem']}>{sentenceOf(send.error)}</span>}
      </div>
    </form>
  );
}

interface SubscriberChoiceProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (subscriberId: string) => void;
}

/** Messenger allows messages only to people who wrote first: offers the latest of them. */
function SubscriberChoice({ value, error, onChange }: SubscriberChoiceProps): ReactNode {
  const { data } = useSubscribers({ search: '', channel: 'fb', widgetId: '' });
  const subscribers = data?.pages[0]?.subscribers.filter(({ messengerId }) => messengerId !== null) ?? [];
  return (
    <Select
      label={texts.to}
      hint={subscribers.length === 0 ? texts.nobody : undefined}
      error={error}
      disabled={subscribers.length === 0}
      options={subscribers.map(({ subscriberId, messengerId, createdAt }) => ({
        value: subscriberId,
        label: fill(texts.since, {
          id: messengerId ?? '',
          date: new Date(createdAt).toLocaleDateString(language()),
        }),
      }))}
      value={value || undefined}
      onChange={onChange}
    />
  );
}
