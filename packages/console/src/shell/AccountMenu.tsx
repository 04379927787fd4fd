import { Dropdown } from '@beckon/controls/Dropdown';
import type { MenuItem } from '@beckon/controls/Dropdown/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Api } from '../data/Api';
import { sentenceOf } from '../data/ApiProblem';
import { callApi } from '../data/callApi';
import { changeSession } from '../data/changeSession';
import { toasts } from '../data/toasts';
import { consoleIcons } from './consoleIcons';

/** Who is signed in, their other accounts, and the way out. [OWN-01] */
export function AccountMenu({ session }: { readonly session: Api['session'] }): ReactNode {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const complain = (error: unknown): void => toasts.show(sentenceOf(error), { tone: 'bad' });
  const change = useMutation({
    mutationFn: (accountId: number) => callApi<Api['session']>('POST', '/session/account', { accountId }),
    onSuccess: (next) => {
      changeSession(client, next);
      navigate('/widgets');
    },
    onError: complain,
  });
  const leave = useMutation({
    mutationFn: () => callApi('POST', '/sign-out'),
    onSuccess: () => {
      changeSession(client, null);
      navigate('/', { replace: true });
    },
    onError: complain,
  });
  const others: MenuItem[] = session.accounts.map(({ accountId, pageName }) => ({
    id: String(accountId),
    label: pageName,
    checked: accountId === session.account.accountId,
    onSelect: () => change.mutate(accountId),
  }));
  const out: MenuItem = {
    id: 'out',
    label: 'Sign out',
    icon: consoleIcons.signOut,
    onSelect: () => leave.mutate(),
  };
  return (
    <Dropdown
      label={session.user.name || session.user.email}
      variant="ghost"
      size="s"
      side="top"
      align="start"
      items={others.length > 1 ? [...others, 'separator', out] : [out]}
    />
  );
}
