import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportLink } from '../../components/ExportLink';
import { useMe } from '../../components/SessionContext';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { sessionKey } from '../../data/useSession';
import { askPassword } from './askPassword';
import { PasswordForm } from './PasswordForm';
import { SettingsSection } from './SettingsSection';
import classes from './settings.module.css';

const texts = copy.settings.deletion;

/** Deletes the account, after offering everything in it as a file. The console then shows how to restore it. [OWN-01] */
export function DeleteAccount(): ReactNode {
  const client = useQueryClient();
  const { accountId, pageName } = useMe().account;
  return (
    <SettingsSection
      title={texts.account.title}
      lead={fill(texts.account.lead, { n: agreedLimits.closedDays })}
    >
      <div className={classes['fields']}>
        <div>
          <ExportLink path="/account/export">{texts.download}</ExportLink>
        </div>
        <PasswordForm
          name="account"
          path="/account/close"
          fields={askPassword}
          button={fill(texts.account.button, { name: pageName })}
          body={{ accountId }}
          isDanger
          onDone={() => client.invalidateQueries({ queryKey: sessionKey })}
        />
      </div>
    </SettingsSection>
  );
}
