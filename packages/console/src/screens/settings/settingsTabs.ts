/** The pages of the settings, in their order. [OWN-02] */
export const settingsTabs = [
  { href: '/settings', label: 'Channels and site' },
  { href: '/settings/providers', label: 'Providers' },
  { href: '/settings/team', label: 'Team' },
  { href: '/settings/keys', label: 'API keys' },
  { href: '/settings/webhooks', label: 'Webhooks' },
  { href: '/settings/log', label: 'Log' },
  { href: '/settings/you', label: 'You' },
] as const;
