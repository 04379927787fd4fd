import { plusPath } from '@beckon/controls/icons/plusPath';
import { consoleIcons } from '../../components/consoleIcons';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { settingsTabs } from '../../screens/settings/settingsTabs';
import { statusOf } from '../../screens/widgets/statusOf';
import type { Scheme } from '../applyScheme';
import { placeKeys } from '../keyList';
import { navigation } from '../navigation';
import type { Command } from './Command';

const { places, actions, synonyms, shortcuts, signOut } = copy.shell;

/** What commands need to act. */
export type CommandHandlers = {
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

/** Every screen, widget and action available to this member. Pure. [OWN-01, OWN-23] */
export function listCommands({ session, widgets, hasSandbox }: Known, handlers: CommandHandlers): Command[] {
  const go = (address: string) => ({ id: address, run: () => handlers.go(address) });
  const screens = [
    ...navigation,
    ...settingsTabs.slice(1).map(({ href, label }) => ({ href, label, icon: consoleIcons.settings })),
  ];
  return [
    ...screens.map(({ href, label, icon }) => ({
      ...go(href),
      group: 'goTo' as const,
      label,
      icon,
      hint: href.startsWith('/settings/') ? places.settings : undefined,
      keys: keysOf(href),
    })),
    ...listActs({ session, widgets, hasSandbox }, handlers),
    ...widgets.map((widget) => ({
      ...go(`/widgets/${widget.widgetId}`),
      group: 'widgets' as const,
      label: widget.name,
      icon: consoleIcons.widgets,
      hint: `${copy.common.types[widget.type]} · ${statusOf(widget).label}`,
    })),
  ];
}

function listActs({ session, hasSandbox }: Known, handlers: CommandHandlers): Command[] {
  const { role, accounts, account } = session;
  const go = (address: string) => ({ id: address, run: () => handlers.go(address) });
  const paint = (scheme: Scheme) => ({ id: `paint ${scheme}`, run: () => handlers.paint(scheme) });
  const acts: (Omit<Command, 'group'> & { if?: boolean })[] = [
    { ...go('/new'), label: places.newWidget, icon: plusPath, keys: keysOf('/new'), if: role !== 'viewer' },
    {
      ...go('/settings/team#invite'),
      label: actions.invite,
      icon: consoleIcons.people,
      words: synonyms.invite,
      if: role === 'owner',
    },
    {
      ...go('/subscribers#export'),
      label: actions.exportSubscribers,
      icon: consoleIcons.people,
      words: synonyms.export,
      if: role !== 'viewer',
    },
    {
      ...go('/results#export'),
      label: actions.exportResults,
      icon: consoleIcons.results,
      words: synonyms.export,
    },
    {
      ...go('/settings#site'),
      label: actions.addWebsite,
      icon: consoleIcons.code,
      words: synonyms.addWebsite,
      if: role === 'owner',
    },
    {
      id: 'sandbox',
      run: handlers.openSandbox,
      label: actions.openSandbox,
      icon: consoleIcons.flask,
      words: synonyms.openSandbox,
      if: hasSandbox,
    },
    { ...paint('light'), label: actions.light, icon: consoleIcons.sun, words: synonyms.light },
    { ...paint('dark'), label: actions.dark, icon: consoleIcons.moon, words: synonyms.dark },
    { ...paint('auto'), label: actions.auto, icon: consoleIcons.screen, words: synonyms.auto },
    {
      id: 'keys',
      run: handlers.showKeys,
      label: shortcuts,
      icon: consoleIcons.keyboard,
      keys: '?',
      words: synonyms.shortcuts,
    },
    ...accounts
      .filter(({ accountId }) => accountId !== account.accountId)
      .map(({ accountId, pageName }) => ({
        id: `account ${accountId}`,
        run: () => handlers.change(accountId),
        label: fill(actions.switchAccount, { name: pageName }),
        icon: consoleIcons.refresh,
        words: synonyms.switchAccount,
      })),
    { id: 'leave', run: handlers.leave, label: signOut, icon: consoleIcons.signOut, words: synonyms.signOut },
  ];
  return acts
    .filter((act) => act.if !== false)
    .map(({ if: _, ...act }) => ({ ...act, group: 'actions' as const }));
}
