import { Dropdown } from '@beckon/controls/Dropdown';
import type { MenuItem } from '@beckon/controls/Dropdown/MenuItem';
import type { ReactNode } from 'react';
import { consoleIcons } from '../components/consoleIcons';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { Api } from '../data/Api';
import { overlays } from './overlays';
import { useSessionActions } from './useSessionActions';

/** The signed-in user: their accounts, the shortcuts, and sign-out. [OWN-01] */
export function AccountMenu({ session }: { readonly session: Api['session'] }): ReactNode {
  const { change, leave } = useSessionActions();
  const others: MenuItem[] = session.accounts.map(({ accountId, pageName, deletesAt }) => ({
    id: String(accountId),
    label: deletesAt ? fill(copy.shell.deletedAccount, { name: pageName }) : pageName,
    checked: accountId === session.account.accountId,
    onSelect: () => change(accountId),
  }));
  const rest: MenuItem[] = [
    {
      id: 'keys',
      label: copy.shell.shortcuts,
      icon: consoleIcons.keyboard,
      onSelect: () => overlays.set('keys'),
    },
    { id: 'out', label: copy.shell.signOut, icon: consoleIcons.signOut, onSelect: leave },
  ];
  return (
    <Dropdown
      label={session.user.name || session.user.email}
      variant="ghost"
      size="s"
      side="top"
      align="start"
      items={others.length > 1 ? [...others, 'separator', ...rest] : rest}
    />
  );
}
