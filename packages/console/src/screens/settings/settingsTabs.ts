import { copy } from '../../copy/copy';

const { tabs } = copy.settings;

/** The pages of the settings, in their order. [OWN-02] */
export const settingsTabs = [
  { href: '/settings', label: tabs.general },
  { href: '/settings/providers', label: tabs.providers },
  { href: '/settings/team', label: tabs.team },
  { href: '/settings/keys', label: tabs.keys },
  { href: '/settings/webhooks', label: tabs.webhooks },
  { href: '/settings/log', label: tabs.log },
  { href: '/settings/you', label: tabs.you },
] as const;
