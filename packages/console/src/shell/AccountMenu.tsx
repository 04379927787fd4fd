import { Dropdown } from '@beckon/controls/Dropdown';
import type { MenuItem } from '@beckon/controls/Dropdown/MenuItem';
import type { ReactNode } from 'react';
import type { Api } from '../data/Api';
import { consoleIcons } from '../parts/consoleIcons';
import { overlays } from './overlays';
import { useSessionActs } from './useSessionActs';

/** Who is signed in, their other accounts, the list of keys, and the way out. [OWN-01] */
export function AccountMenu({ session }: { readonly session: Api['session'] }): ReactNode {
  const { change, leave } = useSessionActs();
  const others: MenuItem[] = session.accounts.map(({ accountId, pageName }) => ({
    id: String(accountId),
    label: pageName,
    checked: accountId === session.account.accountId,
    onSelect: () => change(accountId),
  }));
  const rest: MenuItem[] = [
    { id: 'keys', label: 'Keys', icon: consoleIcons.keyboard, onSelect: () => overlays.set('keys') },
    { id: 'out', label: 'Sign out', icon: consoleIcons.signOut, onSelect: leave },
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
