import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { type ReactNode, useRef } from 'react';
import { consoleIcons } from '../components/consoleIcons';
import { copy } from '../copy/copy';
import { useSettings } from '../data/useWidgets';
import { SandboxPanel } from './SandboxPanel';
import { sandboxPanel } from './sandboxPanel';

/** Whether the account uses the sandbox for any channel. */
export function useHasSandbox(): boolean {
  const { data: settings } = useSettings();
  return settings?.smsProvider === 'sandbox' || settings?.messengerProvider === 'sandbox';
}

/** Opens the sandbox beside the screen, if the account has one. [OWN-13] */
export function SandboxSwitch({ accountId }: { readonly accountId: number }): ReactNode {
  const isOpen = sandboxPanel.use();
  const button = useRef<HTMLButtonElement>(null);
  if (!useHasSandbox()) return null;
  const close = (): void => {
    sandboxPanel.set(false);
    button.current?.focus();
  };
  return (
    <>
      <ButtonIcon
        buttonRef={button}
        size={16}
        icon={consoleIcons.flask}
        aria-label={copy.shell.sandbox.title}
        aria-expanded={isOpen}
        onClick={() => sandboxPanel.set(!isOpen)}
      />
      {isOpen && <SandboxPanel accountId={accountId} onClose={close} />}
    </>
  );
}
