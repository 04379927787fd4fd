import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { Field } from '@beckon/controls/Field';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { Skeleton } from '../../parts/Skeleton';
import { Snippet } from '../install/Snippet';
import { SettingsFrame } from './SettingsFrame';
import classes from './settings.module.css';
import { useList } from './useList';

/** What a key can be for. */
const uses = {
  read: { label: 'Read widgets and figures', role: 'viewer', scopes: ['widgets:read', 'figures:read'] },
  write: { label: 'Change and publish widgets', role: 'editor', scopes: ['widgets:read', 'widgets:write'] },
  people: { label: 'Read subscribers', role: 'viewer', scopes: ['subscribers:read'] },
} as const;

/** Keys for programs; each is told once. [OWN-01] */
export function KeysScreen(): ReactNode {
  const { entries, error, act } = useList<Api['key']>('/keys', 'keys');
  const { confirm, dialog } = useConfirm();
  const [name, setName] = useState('');
  const [use, setUse] = useState<keyof typeof uses>('write');
  const [made, setMade] = useState<string>();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const { role, scopes } = uses[use];
    act.mutate(
      { method: 'POST', path: '/keys', body: { name, role, scopes } },
      {
        onSuccess: (answer) => {
          setMade((answer as { key: string }).key);
          setName('');
        },
      },
    );
  };
  const remove = async ({ keyId, name: called }: Api['key']): Promise<void> => {
    const text = 'Programs that use it are refused at once.';
    if (
      await confirm({
        title: `Remove the key “${called}”?`,
        text,
        danger: true,
        texts: { confirm: 'Remove' },
      })
    )
      act.mutate({ method: 'DELETE', path: `/keys/${keyId}` });
  };
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      {entries?.length === 0 && (
        <p className={classes['lead']}>No key yet. With one a program can do what you do here.</p>
      )}
      {made && (
        <div className={classes['told']}>
          <p>This is the key. It is told this one time: keep it somewhere safe.</p>
          <Snippet text={made} label="The new key" />
        </div>
      )}
      <ul className={classes['list']}>
        {entries?.map((key) => (
          <li key={key.keyId}>
            <span className={classes['grow']}>
              <strong>{key.name}</strong>
              <span className={classes['lead']}>
                {' '}
                {key.prefix}… · {key.scopes.join(', ')} ·{' '}
                {key.lastUsedAt ? <RelativeTime atMs={Date.parse(key.lastUsedAt)} /> : 'never used'}
              </span>
            </span>
            <Button size="s" variant="ghost" onClick={() => void remove(key)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {!error && (
        <form className={classes['add']} onSubmit={add}>
          <Field label="Name of the key">
            {(input) => <TextInput {...input} value={name} onChange={setName} />}
          </Field>
          <Select
            label="It may"
            options={Object.entries(uses).map(([value, { label }]) => ({ value, label }))}
            value={use}
            onChange={(next) => setUse(next as keyof typeof uses)}
          />
          <Button type="submit" loading={act.isPending} disabled={name.trim() === ''}>
            Make key
          </Button>
        </form>
      )}
      {dialog}
    </SettingsFrame>
  );
}
