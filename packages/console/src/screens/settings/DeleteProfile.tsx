import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { changeSession } from '../../data/changeSession';
import { askPassword } from './askPassword';
import { PasswordForm } from './PasswordForm';
import { SettingsSection } from './SettingsSection';

const texts = copy.settings.deletion.you;

/** Deletes the signed-in user. [OWN-01] */
export function DeleteProfile(): ReactNode {
  const { deletesAt, pageName } = useMe().account;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const leave = (): void => {
    changeSession(client, null);
    navigate('/', { replace: true });
  };
  return (
    <SettingsSection
      title={texts.title}
      lead={deletesAt ? fill(texts.leadClosed, { name: pageName }) : texts.lead}
    >
      <PasswordForm
        name="me"
        path="/me/delete"
        fields={askPassword}
        button={texts.title}
        isDanger
        onDone={leave}
      />
    </SettingsSection>
  );
}
