import { Button } from '@beckon/controls/Button';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { ApiProblem, problemOf, sentenceOf } from '../../data/ApiProblem';
import { type SettingsChange, useChangeSettings } from '../../data/useChangeSettings';
import { isSame } from '../../draft/listChanges';
import { bringsDoubleOptIn } from './adviseDoubleOptIn';
import { DoubleOptIn } from './DoubleOptIn';
import { offersFor } from './offersFor';
import { SettingInput } from './SettingInput';
import type { settingGroups } from './settingGroups';
import classes from './settings.module.css';
import { useUnsaved } from './useUnsaved';

interface SettingsGroupProps {
  readonly group: (typeof settingGroups)[number];
  readonly settings: Api['settings'];
}

/** Settings that belong together and are saved together. [OWN-02] */
export function SettingsGroup({ group, settings }: SettingsGroupProps): ReactNode {
  const { account, role } = useMe();
  const differs = (now: SettingsChange): boolean =>
    Object.entries(now).some(([name, value]) => !isSame(value, settings[name as keyof typeof settings]));
  const [change, setChange] = useUnsaved(`${account.accountId} ${group.id}`, differs);
  const { mutate, error, isPending } = useChangeSettings();
  const canChange = role === 'owner';
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const isDirty = differs(change) || pending.size > 0;
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = change;
    // What was changed during a save still has to be saved.
    const changedSince = (now: SettingsChange): SettingsChange =>
      Object.fromEntries(
        Object.entries(now).filter(([name, value]) => !isSame(value, asked[name as keyof SettingsChange])),
      );
    mutate(asked, { onSuccess: () => setChange(changedSince) });
  };
  return (
    <form className={classes['group']} data-group={group.id} onSubmit={submit} noValidate>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{group.title}</h2>
        <p className={classes['lead']}>{group.lead}</p>
      </div>
      <fieldset className={classes['fields']} disabled={!canChange}>
        <legend className={classes['legend']}>{group.title}</legend>
        {group.fields.map((field) => (
          <Fragment key={field.name}>
            {field.name !== 'smsDoubleOptIn' && (
              <SettingInput
                field={field}
                value={field.name in change ? change[field.name] : settings[field.name]}
                error={problemOf(error, field.name)}
                options={offersFor(field.name, settings)}
                onChange={(value) => setChange((now) => ({ ...now, [field.name]: value }))}
                onPending={(isPending) => setPending((now) => withName(now, field.name, isPending))}
              />
            )}
            {bringsDoubleOptIn(field.name, settings, change) && (
              <DoubleOptIn
                {...{ settings, change }}
                onChange={(smsDoubleOptIn) => setChange((now) => ({ ...now, smsDoubleOptIn }))}
              />
            )}
          </Fragment>
        ))}
        <div role="alert">{isWhole && <p className={classes['problem']}>{sentenceOf(error)}</p>}</div>
        {canChange ? (
          <div>
            <Button type="submit" size="s" disabled={!isDirty} loading={isPending}>
              {copy.settings.save}
            </Button>
            {isDirty && <span className={classes['unsaved']}>{copy.common.unsaved}</span>}
          </div>
        ) : (
          <p className={classes['lead']}>{copy.settings.ownersOnly}</p>
        )}
      </fieldset>
    </form>
  );
}

function withName(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...names].filter((one) => one !== name);
  return new Set(isIn ? [...others, name] : others);
}
