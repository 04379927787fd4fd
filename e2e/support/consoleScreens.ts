/** Each screen of a full account by its address, and what is there once it is drawn. */
export const consoleScreens = [
  ['/widgets', 'tr[data-widget] td'],
  ['/results', 'section > table td'],
  ['/subscribers', 'tbody tr'],
  ['/install', 'section code'],
  ['/settings', '[data-group=site] input'],
  ['/settings/providers', '[data-provider=messenger] input'],
  ['/settings/team', 'ul li strong'],
  ['/settings/keys', 'form input'],
  ['/settings/webhooks', 'form input'],
  ['/settings/log', 'ul li strong'],
  ['/settings/you', '[data-form=password] input'],
  ['/new', '[data-template=free-guide]'],
] as const;
