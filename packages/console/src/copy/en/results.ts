/** What widgets achieved in a period. */
export const results = {
  lead: 'Bots excluded · UTC',
  dates: 'Date range',
  loadFailed: 'We couldn’t load your results',
  impressions: 'Impressions',
  optIns: 'Opt-ins',
  optInRate: 'Opt-in rate',
  conversions: 'Conversions',
  revenue: 'Revenue',
  versus: 'vs. previous period',
  funnel: 'Funnel',
  channels: {
    optIns: 'Opt-ins by channel',
    clicks: 'Chat bubble clicks by channel',
    none: 'No opt-ins in this period.',
  },
  notShown: {
    title: 'Why widgets weren’t shown',
    none: 'No widgets were held back in this period',
    reason: 'Reason',
    pageViews: 'Page views',
    reasons: {
      host: 'Website not added',
      route: 'Page not targeted',
      device: 'Device not targeted',
      repeat: 'Already shown recently',
      entrance: 'Visitor left too early',
      sdk: 'Messenger didn’t load',
      rendered: 'Messenger plugin didn’t load',
      queue: 'Another widget was open',
    },
  },
} as const;
