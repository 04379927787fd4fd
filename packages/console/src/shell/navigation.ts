import { consoleIcons } from '../components/consoleIcons';
import { copy } from '../copy/copy';

const { places } = copy.shell;

/** The links of the navigation, in the order of daily use. */
export const navigation = [
  { href: '/widgets', label: places.widgets, icon: consoleIcons.widgets },
  { href: '/results', label: places.results, icon: consoleIcons.results },
  { href: '/subscribers', label: places.subscribers, icon: consoleIcons.people },
  { href: '/install', label: places.install, icon: consoleIcons.code },
  { href: '/settings', label: places.settings, icon: consoleIcons.settings },
] as const;
