import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { Notice } from '../../components/Notice';
import { useMe } from '../../components/SessionContext';
import { Skeleton } from '../../components/Skeleton';
import { copy } from '../../copy/copy';
import { sentenceOf } from '../../data/ApiProblem';
import { useSettings } from '../../data/useWidgets';
import { DeleteAccount } from './DeleteAccount';
import { SettingsFrame } from './SettingsFrame';
import { SettingsGroup } from './SettingsGroup';
import { settingGroups } from './settingGroups';

/** The settings of the account. [OWN-02, OWN-03] */
export function SettingsScreen(): ReactNode {
  const { role } = useMe();
  const { data: settings, error, refetch } = useSettings();
  return (
    <SettingsFrame>
      {error && !settings && (
        <Notice title={copy.settings.loadFailed} text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
        </Notice>
      )}
      {!settings && !error && <Skeleton kind="fields" />}
      {settings &&
        settingGroups.map((group) => <SettingsGroup key={group.id} group={group} settings={settings} />)}
      {settings && role === 'owner' && <DeleteAccount />}
    </SettingsFrame>
  );
}
