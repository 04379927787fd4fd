import type {
  ConsentView,
  MessengerLinkView,
  PhoneFormView,
  PluginView,
  SmsLinkView,
} from '../../core/view/BodyView';

const legal = {
  text: 'By subscribing, you agree to texts. Reply STOP to cancel.',
  links: [{ label: 'Terms', url: 'https://shop.example/terms' }],
  isChecked: undefined,
  error: '',
};

/** Forms as the core would provide them: for a phone number, on iOS, and for the messenger. */
export const someForms: {
  phone: PhoneFormView;
  smsLink: SmsLinkView;
  link: MessengerLinkView;
  consent: ConsentView;
  plugin: PluginView;
} = {
  phone: { kind: 'phone', buttonText: 'Subscribe', isLoading: false, error: '', legal, language: 'en-US' },
  smsLink: { kind: 'smsLink', buttonText: 'Text us', url: '', isLoading: true, legal },
  link: {
    kind: 'link',
    label: 'Go to Messenger',
    url: 'https://m.me/1001?ref=w1',
    size: 'm',
    qr: undefined,
    isAlone: false,
    isWaiting: false,
  },
  consent: {
    kind: 'consent',
    label: 'Yes, send me messages',
    isChecked: false,
    align: 'left',
    link: undefined,
  },
  plugin: {
    kind: 'plugin',
    plugin: 'checkbox',
    size: 'm',
    submit: { label: 'Send me Insights', isEnabled: false },
  },
};
