import { typeNames } from '@beckon/contract/data/typeNames';
import { plusPath } from '@beckon/controls/icons/plusPath';
import type { Api } from '../../data/Api';
import { consoleIcons } from '../../parts/consoleIcons';
import { settingsTabs } from '../../screens/settings/settingsTabs';
import { statusOf } from '../../screens/widgets/statusOf';
import type { Scheme } from '../applyScheme';
import { placeKeys } from '../keyList';
import { navigation } from '../navigation';
import type { Command } from './Command';

/** What commands act with. */
export type Hands = {
  go: (address: string) => void;
  paint: (scheme: Scheme) => void;
  showKeys: () => void;
  openSandbox: () => void;
  change: (accountId: number) => void;
  leave: () => void;
};

type Known = {
  session: Pick<Api['session'], 'account' | 'accounts' | 'role'>;
  widgets: readonly Pick<Api['entry'], 'widgetId' | 'name' | 'type' | 'status' | 'hasDraft'>[];
  hasSandbox: boolean;
};

const keysOf = (address: string): string | undefined => {
  const found = Object.entries(placeKeys).find(([, [href]]) => href === address);
  return found && `g ${found[0]}`;
};

/** Everything that this person can go to or do. Pure. [OWN-01, OWN-23] */
export function listCommands({ session, widgets, hasSandbox }: Known, hands: Hands): Command[] {
  const go = (address: string) => ({ id: address, run: () => hands.go(address) });
  const places = [
    ...navigation,
    ...settingsTabs.slice(1).map(({ href, label }) => ({ href, label, icon: consoleIcons.settings })),
  ];
  return [
    ...places.map(({ href, label, icon }) => ({
      ...go(href),
      group: 'Go to' as const,
      label,
      icon,
      hint: href.startsWith('/settings/') ? 'Settings' : undefined,
      keys: keysOf(href),
    })),
    ...listActs({ session, widgets, hasSandbox }, hands),
    ...widgets.map((widget) => ({
      ...go(`/widgets/${widget.widgetId}`),
      group: 'Widgets' as const,
      label: widget.name,
      icon: consoleIcons.widgets,
      hint: `${typeNames[widget.type]} · ${statusOf(widget).label}`,
    })),
  ];
}

function listActs({ session, hasSandbox }: Known, hands: Hands): Command[] {
  const { role, accounts, account } = session;
  const go = (address: string) => ({ id: address, run: () => hands.go(address) });
  const paint = (scheme: Scheme) => ({ id: `paint ${scheme}`, run: () => hands.paint(scheme) });
  const acts: (Omit<Command, 'group'> & { if?: boolean })[] = [
    { ...go('/new'), label: 'New widget', icon: plusPath, keys: keysOf('/new'), if: role !== 'viewer' },
    {
      ...go('/settings/team#invite'),
      label: 'Invite somebody',
      icon: consoleIcons.people,
      words: 'team member colleague',
      if: role === 'owner',
    },
    {
      ...go('/subscribers#export'),
      label: 'Export subscribers',
      icon: consoleIcons.people,
      words: 'csv download',
      if: role !== 'viewer',
    },
    { ...go('/results#export'), label: 'Export results', icon: consoleIcons.results, words: 'csv download' },
    {
      ...go('/settings#site'),
      label: 'Name a website',
      icon: consoleIcons.code,
      words: 'whitelist domain host',
      if: role === 'owner',
    },
    {
      id: 'sandbox',
      run: hands.openSandbox,
      label: 'Open the sandbox',
      icon: consoleIcons.flask,
      words: 'phone messenger test try',
      if: hasSandbox,
    },
    { ...paint('light'), label: 'Light', icon: consoleIcons.sun, words: 'theme scheme bright' },
    { ...paint('dark'), label: 'Dark', icon: consoleIcons.moon, words: 'theme scheme night' },
    {
      ...paint('auto'),
      label: 'Light or dark like the system',
      icon: consoleIcons.screen,
      words: 'theme scheme',
    },
    {
      id: 'keys',
      run: hands.showKeys,
      label: 'Keys',
      icon: consoleIcons.keyboard,
      keys: '?',
      words: 'help shortcuts',
    },
    ...accounts
      .filter(({ accountId }) => accountId !== account.accountId)
      .map(({ accountId, pageName }) => ({
        id: `account ${accountId}`,
        run: () => hands.change(accountId),
        label: `Change to ${pageName}`,
        icon: consoleIcons.refresh,
        words: 'switch account',
      })),
    { id: 'leave', run: hands.leave, label: 'Sign out', icon: consoleIcons.signOut, words: 'log out leave' },
  ];
  return acts
    .filter((act) => act.if !== false)
    .map(({ if: _, ...act }) => ({ ...act, group: 'Do' as const }));
}
