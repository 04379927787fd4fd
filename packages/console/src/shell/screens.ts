import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** Every screen by its address; each loads when it is first opened. */
export const screens: readonly { path: string; load: Load }[] = [
  {
    path: '/widgets',
    load: () => import('../screens/widgets/WidgetsScreen').then((part) => ({ default: part.WidgetsScreen })),
  },
  {
    path: '/new',
    load: () => import('../screens/start/StartScreen').then((part) => ({ default: part.StartScreen })),
  },
  {
    path: '/widgets/:widgetId',
    load: () => import('../screens/editor/EditorScreen').then((part) => ({ default: part.EditorScreen })),
  },
  {
    path: '/results',
    load: () => import('../screens/results/ResultsScreen').then((part) => ({ default: part.ResultsScreen })),
  },
  {
    path: '/subscribers',
    load: () =>
      import('../screens/subscribers/SubscribersScreen').then((part) => ({
        default: part.SubscribersScreen,
      })),
  },
  {
    path: '/subscribers/:subscriberId',
    load: () =>
      import('../screens/subscribers/SubscriberScreen').then((part) => ({ default: part.SubscriberScreen })),
  },
  {
    path: '/install',
    load: () => import('../screens/install/InstallScreen').then((part) => ({ default: part.InstallScreen })),
  },
  {
    path: '/sandbox/:accountId?',
    load: () => import('../screens/sandbox/SandboxScreen').then((part) => ({ default: part.SandboxScreen })),
  },
  {
    path: '/settings',
    load: () =>
      import('../screens/settings/SettingsScreen').then((part) => ({ default: part.SettingsScreen })),
  },
  {
    path: '/settings/providers',
    load: () =>
      import('../screens/settings/providers/ProvidersScreen').then((part) => ({
        default: part.ProvidersScreen,
      })),
  },
  {
    path: '/settings/you',
    load: () => import('../screens/settings/profile/YouScreen').then((part) => ({ default: part.YouScreen })),
  },
  {
    path: '/settings/team',
    load: () => import('../screens/settings/team/TeamScreen').then((part) => ({ default: part.TeamScreen })),
  },
  {
    path: '/settings/keys',
    load: () => import('../screens/settings/KeysScreen').then((part) => ({ default: part.KeysScreen })),
  },
  {
    path: '/settings/webhooks',
    load: () =>
      import('../screens/settings/webhooks/WebhooksScreen').then((part) => ({
        default: part.WebhooksScreen,
      })),
  },
  {
    path: '/settings/log',
    load: () => import('../screens/settings/log/LogScreen').then((part) => ({ default: part.LogScreen })),
  },
];
