import { copy } from '../copy/copy';
import { exampleWords } from './exampleWords';
import type { Template } from './Template';

const { chatBubble, textOrEmail } = copy.templates;

/** Templates that begin a conversation. [OMNI-01] */
export const chatTemplates: readonly Template[] = [
  {
    id: 'all-channels',
    goal: 'chat',
    name: chatBubble.name,
    pitch: chatBubble.pitch,
    type: 'omnichat',
    channel: 'omni',
    smsKeyword: chatBubble.keyword,
    data: {
      main: { chatBubble: '#0066d6', popupMessageText: chatBubble.popup },
      appearance: {
        greeting_headline: chatBubble.title,
        greeting_text: chatBubble.text,
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
        whatsapp_prefill: chatBubble.prefilled,
      },
    },
  },
  {
    id: 'text-us',
    goal: 'chat',
    name: textOrEmail.name,
    pitch: textOrEmail.pitch,
    type: 'omnichat',
    channel: 'omni',
    smsKeyword: textOrEmail.keyword,
    data: {
      main: { chatBubble: '#14532d', popupMessageEnabled: false },
      appearance: {
        greeting_headline: textOrEmail.title,
        greeting_text: textOrEmail.text,
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
