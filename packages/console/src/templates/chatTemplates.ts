import { exampleWords } from './exampleWords';
import type { Template } from './Template';

/** Templates that begin a conversation. [OMNI-01] */
export const chatTemplates: readonly Template[] = [
  {
    id: 'all-channels',
    goal: 'chat',
    name: 'All channels',
    pitch: 'A bubble in the corner that offers Messenger, WhatsApp, texts and mail.',
    type: 'omnichat',
    channel: 'omni',
    smsKeyword: 'HELLO',
    data: {
      main: { chatBubble: '#0066d6', popupMessageText: '👋 Questions? Write us where you like.' },
      appearance: {
        greeting_headline: 'How can we help you?',
        greeting_text: 'Choose the app you like. We answer within an hour.',
        colors: {
          background: '#0066d6',
          greetingHeadline: '#ffffff',
          greetingText: '#e3effc',
          legalText: '#e3effc',
        },
      },
      channels: {
        enable_facebook: true,
        enable_whatsapp: true,
        enable_sms: true,
        enable_email: true,
        email_to: exampleWords.mail,
        whatsapp_id: exampleWords.phone,
        whatsapp_prefill: 'Hello!',
      },
    },
  },
  {
    id: 'text-us',
    goal: 'chat',
    name: 'Text or mail',
    pitch: 'A calm bubble for shops that answer by text message and mail.',
    type: 'omnichat',
    channel: 'omni',
    smsKeyword: 'ASK',
    data: {
      main: { chatBubble: '#14532d', popupMessageEnabled: false },
      appearance: {
        greeting_headline: 'Ask us anything',
        greeting_text: 'A person answers, from nine to five.',
        colors: {
          background: '#14532d',
          greetingHeadline: '#ffffff',
          greetingText: '#dcf3e4',
          legalText: '#dcf3e4',
        },
      },
      channels: { enable_sms: true, enable_email: true, email_to: exampleWords.mail },
    },
  },
];
