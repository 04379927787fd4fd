import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Api } from '../../data/Api';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { useSubscribers } from '../../data/useSubscribers';
import { Tag } from '../../parts/Tag';
import classes from './settings.module.css';
import { useTestMessage } from './useTestMessage';

type State = Api['testMessage']['state'];

interface TestMessageProps {
  readonly channel: 'sms' | 'messenger';
  readonly isSandbox: boolean;
}

/** What each state is called. */
const states: Record<State, { label: string; tone: 'good' | 'warn' | 'quiet' }> = {
  queued: { label: 'On its way', tone: 'quiet' },
  sending: { label: 'On its way', tone: 'quiet' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Not sent', tone: 'warn' },
  cancelled: { label: 'Called off', tone: 'warn' },
  unknown: { label: 'Nobody knows whether it arrived', tone: 'warn' },
};

/** "Send me a test": the way that visitors' messages go, with what became of it. [OWN-13] */
export function TestMessage({ channel, isSandbox }: TestMessageProps): ReactNode {
  const [to, setTo] = useState('');
  const { send, fate, isSent, isLost } = useTestMessage();
  const { label, tone } = states[isLost ? 'unknown' : (fate?.state ?? 'queued')];
  const problem = problemOf(send.error, 'to');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate({ channel, to });
  };
  return (
    <form className={classes['test']} data-test={channel} onSubmit={submit} noValidate>
      {channel === 'sms' ? (
        <Field
          label="Send me a test"
          error={problem}
          hint={isSandbox ? 'It arrives in the sandbox.' : undefined}
        >
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
        <PersonChoice value={to} error={problem} onChange={setTo} />
      )}
      <Button type="submit" size="s" variant="secondary" loading={send.isPending} disabled={to === ''}>
        Send
      </Button>
      <div role="status" className={classes['fate']}>
        {isSent && !send.isPending && <Tag tone={tone}>{label}</Tag>} {fate?.error}
        {send.error && !problem && <span className={classes['problem']}>{sentenceOf(send.error)}</span>}
      </div>
    </form>
  );
}

interface PersonChoiceProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (subscriberId: string) => void;
}

/** In the messenger nobody can be written to who has not written first: the newest who have. */
function PersonChoice({ value, error, onChange }: PersonChoiceProps): ReactNode {
  const { data } = useSubscribers({ search: '', channel: 'fb', widgetId: '' });
  const people = data?.pages[0]?.subscribers.filter(({ messengerId }) => messengerId !== null) ?? [];
  return (
    <Select
      label="Send a test to"
      hint={
        people.length === 0
          ? 'Write to your page by one of your widgets first: then you can be chosen here.'
          : undefined
      }
      error={error}
      disabled={people.length === 0}
      options={people.map(({ subscriberId, messengerId, createdAt }) => ({
        value: subscriberId,
        label: `${messengerId}, since ${new Date(createdAt).toLocaleDateString()}`,
      }))}
      value={value || undefined}
      onChange={onChange}
    />
  );
}
