import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/Notice';
import { useMe } from '../../../components/SessionContext';
import { Skeleton } from '../../../components/Skeleton';
import { TextLimitAlert } from '../../../components/TextLimitAlert';
import { copy } from '../../../copy/copy';
import { sentenceOf } from '../../../data/ApiProblem';
import { useConnections } from '../../../data/useConnections';
import { useSettings } from '../../../data/useWidgets';
import { providerSetting } from '../providerSetting';
import { SettingsFrame } from '../SettingsFrame';
import classes from '../settings.module.css';
import { FailedMessages } from './FailedMessages';
import { ProviderPart } from './ProviderPart';

const texts = copy.settings.messages;

/** The providers that send messages, a test of each, and what wasn't sent. [OWN-02, OWN-13, OWN-14] */
export function ProvidersScreen(): ReactNode {
  const isOwner = useMe().role === 'owner';
  return (
    <SettingsFrame>
      <TextLimitAlert />
      {isOwner ? <Providers /> : <p className={classes['lead']}>{texts.ownersOnly}</p>}
      <FailedMessages />
    </SettingsFrame>
  );
}

function Providers(): ReactNode {
  const { data: connections, error, refetch, act } = useConnections();
  const { data: settings } = useSettings();
  if (error && !connections)
    return (
      <Notice title={texts.loadFailed} text={sentenceOf(error)}>
        <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
      </Notice>
    );
  if (!connections || !settings) return <Skeleton kind="fields" />;
  const { providers } = connections;
  return providers.map((provider) => {
    const chosen = settings[providerSetting[provider.channel]];
    const rivals = providers.filter(({ channel }) => channel === provider.channel);
    const tested = rivals.find(({ name }) => name === chosen) ?? rivals[0];
    return (
      <ProviderPart
        key={provider.name}
        {...{ provider, connections, chosen }}
        hasTest={provider === tested}
        act={act.mutateAsync}
      />
    );
  });
}
