import { consoleIcons } from '../parts/consoleIcons';

/** What the rail leads to, in the order of daily use. */
export const navigation = [
  { href: '/widgets', label: 'Widgets', icon: consoleIcons.widgets },
  { href: '/results', label: 'Results', icon: consoleIcons.results },
  { href: '/subscribers', label: 'Subscribers', icon: consoleIcons.people },
  { href: '/install', label: 'Install', icon: consoleIcons.code },
  { href: '/settings', label: 'Settings', icon: consoleIcons.settings },
] as const;
