import { Button } from '@beckon/controls/Button';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../data/useWidgets';
import { consoleIcons } from './consoleIcons';
import { SandboxPanel } from './SandboxPanel';

/** Opens the sandbox beside the screen, where the account has one. [OWN-13] */
export function SandboxSwitch({ accountId }: { readonly accountId: number }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { data: settings } = useSettings();
  const hasOne = settings?.smsProvider === 'sandbox' || settings?.messengerProvider === 'sandbox';
  if (!hasOne) return null;
  return (
    <>
      <Button
        size="s"
        variant="ghost"
        icon={consoleIcons.flask}
        aria-label="Sandbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <SandboxPanel accountId={accountId} onClose={() => setOpen(false)} />}
    </>
  );
}
