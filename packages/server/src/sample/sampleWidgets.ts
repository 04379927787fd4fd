import type { StoredWidget } from '../accounts/pure/index';

/** The widgets of the sample account; a new row here appears in every new installation. [OWN-20] */
export const sampleWidgets: StoredWidget[] = [
  {
    widgetId: 5001,
    widgetType: 'modal',
    channel: 'sms',
    name: 'Plant club, 10% off',
    smsKeyword: 'FERN',
    status: 'active',
    version: 1,
    data: {
      main: {
        title: 'Join the plant club',
        desc: 'Get 10% off your first order, and a text when rare plants arrive. Two messages a month, no more.',
        smsButtonText: 'Text me my 10%',
        whenDisplay: ['scroll', 30],
        showAgain: ['days', 3],
        colors: { background: '#1f3d2b', smsHeadline: '#ffffff', smsDescription: '#dfeee3' },
      },
      submitted: {
        title: 'Welcome to the club',
        desc: 'Your code is on its way to your phone.',
        action: 'message',
      },
      actions: {
        sequence:
          'Fern & Fig: Use code FERN10 for 10% off your first order. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
      },
    },
  },
];
