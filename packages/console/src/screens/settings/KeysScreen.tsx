import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { Field } from '@beckon/controls/Field';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Skeleton } from '../../components/Skeleton';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { Snippet } from '../install/Snippet';
import { deleteTexts } from './deleteTexts';
import { keyUses, nameKeyUse } from './keyUses';
import { SettingsFrame } from './SettingsFrame';
import classes from './settings.module.css';
import { useList } from './useList';

const texts = copy.settings.keys;

/** API keys; each is shown once. [OWN-01] */
export function KeysScreen(): ReactNode {
  const { entries, error, act } = useList<Api['key']>('/keys', 'keys');
  const { confirm, dialog } = useConfirm();
  const [name, setName] = useState('');
  const [use, setUse] = useState<keyof typeof keyUses>('write');
  const [made, setMade] = useState<string>();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const { role, scopes } = keyUses[use];
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
    const isSure = await confirm({
      title: fill(texts.question, { name: called }),
      text: texts.consequence,
      danger: true,
      texts: deleteTexts,
    });
    if (isSure) act.mutate({ method: 'DELETE', path: `/keys/${keyId}` });
  };
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      {entries?.length === 0 && <p className={classes['lead']}>{texts.none}</p>}
      {made && (
        <div className={classes['notice']}>
          <p>{texts.once}</p>
          <Snippet text={made} label={texts.fresh} />
        </div>
      )}
      <ul className={classes['list']}>
        {entries?.map((key) => (
          <li key={key.keyId}>
            <span className={classes['grow']}>
              <strong>{key.name}</strong>
              <span className={classes['lead']}>
                {' '}
                {key.prefix}… · {nameKeyUse(key.role, key.scopes)} ·{' '}
                {key.lastUsedAt ? (
                  <RelativeTime atMs={Date.parse(key.lastUsedAt)} locale={language()} />
                ) : (
                  texts.neverUsed
                )}
              </span>
            </span>
            <Button size="s" variant="ghost" onClick={() => void remove(key)}>
              {copy.common.delete}
            </Button>
          </li>
        ))}
      </ul>
      {!error && (
        <form className={classes['add']} onSubmit={add}>
          <Field label={texts.name}>
            {(input) => <TextInput {...input} value={name} onChange={setName} />}
          </Field>
          <Select
            label={texts.permissions}
            hint={use === 'erase' ? texts.eraseHint : undefined}
            options={Object.entries(keyUses).map(([value, { label }]) => ({ value, label }))}
            value={use}
            onChange={(next) => setUse(next as keyof typeof keyUses)}
          />
          <Button type="submit" loading={act.isPending} disabled={name.trim() === ''}>
            {texts.create}
          </Button>
        </form>
      )}
      {dialog}
    </SettingsFrame>
  );
}
