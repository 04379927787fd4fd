import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMe } from '../../../components/SessionContext';
import { Skeleton } from '../../../components/Skeleton';
import { copy } from '../../../copy/copy';
import type { Api } from '../../../data/Api';
import { problemOf, sentenceOf } from '../../../data/ApiProblem';
import { Snippet } from '../../install/Snippet';
import { SettingsFrame } from '../SettingsFrame';
import classes from '../settings.module.css';
import { useList } from '../useList';
import { WebhookEntry } from './WebhookEntry';
import { eventNames } from './WebhookEvents';

const texts = copy.settings.webhooks;

/** Where opt-ins and opt-outs are sent, and how that went. [OWN-15] */
export function WebhooksScreen(): ReactNode {
  const { entries, error, act } = useList<Api['webhook']>('/webhooks', 'webhooks');
  const canChange = useMe().role === 'owner';
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string>();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    act.mutate(
      { method: 'POST', path: '/webhooks', body: { url, events: Object.keys(eventNames) }, field: 'url' },
      {
        onSuccess: (answer) => {
          setSecret((answer as { secret: string }).secret);
          setUrl('');
        },
      },
    );
  };
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      {entries?.length === 0 && <p className={classes['lead']}>{texts.none}</p>}
      {secret && (
        <div className={classes['notice']}>
          <p>{texts.once}</p>
          <Snippet text={secret} label={texts.secret} />
        </div>
      )}
      <ul className={classes['list']}>
        {entries?.map((webhook) => (
          <WebhookEntry key={webhook.webhookId} webhook={webhook} canChange={canChange} act={act.mutate} />
        ))}
      </ul>
      {canChange && (
        <form className={classes['add']} onSubmit={add} noValidate>
          <Field label={texts.url} error={problemOf(act.error, 'url')}>
            {(input) => (
              <TextInput
                {...input}
                type="url"
                placeholder="https://example.com/hook"
                value={url}
                onChange={setUrl}
              />
            )}
          </Field>
          <Button type="submit" loading={act.isPending} disabled={url === ''}>
            {texts.add}
          </Button>
        </form>
      )}
    </SettingsFrame>
  );
}
