import { Button } from '@beckon/controls/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ExportLink } from '../components/ExportLink';
import { Notice } from '../components/Notice';
import { SessionContext } from '../components/SessionContext';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { language } from '../copy/language';
import type { Api } from '../data/Api';
import { sentenceOf } from '../data/ApiProblem';
import { callApi } from '../data/callApi';
import { toasts } from '../data/toasts';
import { sessionKey } from '../data/useSession';
import { DeleteProfile } from '../screens/settings/DeleteProfile';
import classes from '../screens/settings/settings.module.css';
import { useSessionActions } from './useSessionActions';

const { closed: texts, download } = copy.settings.deletion;
const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long' });

/** In place of a deleted account: until when it can be restored, its export, and the ways out. [OWN-01] */
export function ClosedAccount({ session }: { readonly session: Api['session'] }): ReactNode {
  const { account, accounts, role } = session;
  const { change, leave } = useSessionActions();
  const client = useQueryClient();
  const { mutate: restore, isPending } = useMutation({
    mutationFn: () => callApi('POST', '/account/restore'),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
    onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
  });
  const isOwner = role === 'owner';
  const date = day.format(Date.parse(account.deletesAt ?? ''));
  const title = fill(texts.title, { name: account.pageName });
  useEffect(() => {
    document.title = `${title} · Beckon`;
  }, [title]);
  return (
    <main>
      <Notice isScreen title={title} text={fill(isOwner ? texts.text : texts.askOwner, { date })}>
        {isOwner && (
          <>
            <Button size="s" onClick={() => restore()} loading={isPending}>
              {texts.restore}
            </Button>
            <ExportLink path="/account/export">{download}</ExportLink>
          </>
        )}
        {accounts
          .filter(({ accountId }) => accountId !== account.accountId)
          .map(({ accountId, pageName }) => (
            <Button key={accountId} size="s" variant="secondary" onClick={() => change(accountId)}>
              {fill(texts.other, { name: pageName })}
            </Button>
          ))}
        <Button size="s" variant="ghost" onClick={leave}>
          {copy.shell.signOut}
        </Button>
      </Notice>
      <div className={classes['page']}>
        <SessionContext value={session}>
          <DeleteProfile />
        </SessionContext>
      </div>
    </main>
  );
}
