import { Button } from '@beckon/controls/Button';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { ApiProblem, problemOf, sentenceOf } from '../../data/ApiProblem';
import { type SettingsChange, useChangeSettings } from '../../data/useChangeSettings';
import { isSame } from '../../draft/listChanges';
import { offersFor } from './offersFor';
import { SettingInput } from './SettingInput';
import type { settingGroups } from './settingGroups';
import classes from './settings.module.css';
import { useUnsaved } from './useUnsaved';
import { withDoubleOptIn } from './withDoubleOptIn';

interface SettingsGroupProps {
  readonly group: (typeof settingGroups)[number];
  readonly settings: Api['settings'];
}

/** Settings that belong together and are saved together. [OWN-02] */
export function SettingsGroup({ group, settings }: SettingsGroupProps): ReactNode {
  const { account, role } = useMe();
  const differs = (now: SettingsChange): boolean => listChanged(now, settings).length > 0;
  const [change, setChange] = useUnsaved(`${account.accountId} ${group.id}`, differs);
  const { mutate, error, isPending } = useChangeSettings();
  const canChange = role === 'owner';
  const [pending, setPending] = useState<readonly string[]>([]);
  const isDirty = differs(change) || pending.length > 0;
  const isWhole = error && !(error instanceof ApiProblem && error.fields.length > 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = change;
    // What was changed during a save still has to be saved.
    const changedSince = (now: SettingsChange): SettingsChange => Object.fromEntries(listChanged(now, asked));
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
        {withDoubleOptIn(group.fields, settings, change).map((field) => (
          <div key={field.name} className={field.isMissing ? classes['notice'] : undefined}>
            <SettingInput
              field={field}
              value={field.name in change ? change[field.name] : settings[field.name]}
              error={problemOf(error, field.name)}
              options={offersFor(field.name, settings)}
              onChange={(value) => setChange((now) => ({ ...now, [field.name]: value }))}
              onPending={(isPending) => setPending((now) => withName(now, field.name, isPending))}
            />
          </div>
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

const listChanged = (now: SettingsChange, from: SettingsChange): [string, unknown][] =>
  Object.entries(now).filter(([name, value]) => !isSame(value, from[name as keyof SettingsChange]));

function withName(names: readonly string[], name: string, isIn: boolean): readonly string[] {
  const others = names.filter((one) => one !== name);
  return isIn ? [...others, name] : others;
}
