import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { Field } from '@beckon/controls/Field';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMe } from '../../../components/SessionContext';
import { Skeleton } from '../../../components/Skeleton';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Api } from '../../../data/Api';
import { sentenceOf } from '../../../data/ApiProblem';
import { describeMailPlace, type MailOutcome } from '../../../data/describeMailPlace';
import { toasts } from '../../../data/toasts';
import { sessionKey } from '../../../data/useSession';
import { deleteTexts } from '../deleteTexts';
import { SettingsFrame } from '../SettingsFrame';
import classes from '../settings.module.css';
import { useList } from '../useList';
import { Invitations } from './Invitations';
import { roles } from './roles';

const texts = copy.settings.team;

/** Members who change their own role may do less from then on. */
const also = [sessionKey, ['list', '/invitations']];

/** The members of the account and their roles. [OWN-01] */
export function TeamScreen(): ReactNode {
  const me = useMe();
  const canChange = me.role === 'owner';
  const { entries, error, act } = useList<Api['member']>('/members', 'members', also);
  const { confirm, dialog } = useConfirm();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('editor');
  const invite = (event: FormEvent): void => {
    event.preventDefault();
    act.mutate(
      { method: 'POST', path: '/members', body: { email, role } },
      {
        onSuccess: (outcome) => {
          toasts.show(
            `${fill(texts.invited, { email })} ${describeMailPlace(outcome as MailOutcome)}`.trim(),
          );
          setEmail('');
        },
      },
    );
  };
  const remove = async ({ userId, email: address }: Api['member']): Promise<void> => {
    const isSure = await confirm({
      title: fill(texts.question, { email: address }),
      text: texts.consequence,
      danger: true,
      texts: { ...deleteTexts, confirm: texts.remove },
    });
    if (isSure) act.mutate({ method: 'DELETE', path: `/members/${userId}` });
  };
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      <ul className={classes['list']}>
        {entries?.map((member) => (
          <li key={member.userId}>
            <span className={classes['grow']}>
              <strong>{member.name || member.email}</strong>
              {member.name && <span className={classes['lead']}> {member.email}</span>}
            </span>
            <div className={classes['small']}>
              <Select
                label={fill(texts.roleOf, { email: member.email })}
                hideLabel
                disabled={!canChange}
                options={roles}
                value={member.role}
                onChange={(next) =>
                  act.mutate({ method: 'PATCH', path: `/members/${member.userId}`, body: { role: next } })
                }
              />
            </div>
            {canChange && member.userId !== me.user.userId && (
              <Button size="s" variant="ghost" onClick={() => void remove(member)}>
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canChange && <Invitations />}
      {canChange && (
        <form id="invite" className={classes['add']} onSubmit={invite}>
          <Field label={texts.invite}>
            {(input) => <TextInput {...input} type="email" value={email} onChange={setEmail} />}
          </Field>
          <Select label={texts.role} options={roles} value={role} onChange={setRole} />
          <Button type="submit" loading={act.isPending} disabled={email === ''}>
            {texts.send}
          </Button>
        </form>
      )}
      {dialog}
    </SettingsFrame>
  );
}
