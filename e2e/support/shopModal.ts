import type { ShopWidget } from './funnelTest';

type More = { submitted?: object; actions?: object; main?: object };

/** An SMS modal of a shop, which opens at once unless `main` says otherwise. */
export const shopModal = (id: number, more: More = {}): ShopWidget => ({
  id,
  type: 'modal',
  channel: 'sms',
  keyword: 'FERN',
  data: {
    ...more,
    main: {
      title: 'Join the club',
      whenDisplay: ['immediately', null],
      showAgain: ['always', null],
      ...more.main,
    },
    submitted: { title: 'Welcome', action: 'message', ...more.submitted },
  },
});

/** The default first text of an account. */
export const shopWelcome =
  'Fern & Fig: You are subscribed. Msg & data rates may apply. Reply HELP for help, STOP to cancel.';
