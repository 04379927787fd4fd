import { journalArabic } from './journalArabic';
import { always, journalChannels as channels } from './journalChannels';
import { sampleWidget } from './sampleWidget';

const onBlog = { urlWhitelist: ['/sites/blog*'] };
const atNight = { urlWhitelist: ['/sites/night*'] };
/** A page that shows how to hide a chat needs one. */
const onNightAndQuiet = { urlWhitelist: ['/sites/night*', '/sites/patterns/quiet*'] };

/** The overlays on the journal's pages: bars, a slide-in, a modal, a takeover and three bubbles. [OWN-21] */
export const journalOverlays = [
  sampleWidget({
    widgetId: 6003,
    widgetType: 'slide_in',
    channel: 'fb',
    name: 'Journal: winter checklist',
    data: {
      main: {
        ...always,
        whenDisplay: ['scroll', 55],
        title: 'The winter checklist',
        desc: 'Eleven small things that carry a fern to March, on one page.',
        ctaText: 'Send it to Messenger',
        slideInPlacement: 'lb',
        mediaType: 'image',
        image: { img_big: '/sites/art/frost.svg' },
        imagePlacement: 'top',
        colors: { buttonBackground: '#2f6b46' },
      },
      submitted: { title: 'Sent', desc: 'Your checklist is waiting in Messenger.' },
      setup: onBlog,
    },
  }),
  sampleWidget({
    widgetId: 6005,
    widgetType: 'customer_chat',
    channel: 'fb',
    name: 'Journal: chat',
    data: {
      setup: {
        ...onBlog,
        loggedOutGreeting: 'A leaf looks wrong? Send us a photo.',
        colors: { theme: '#2f6b46' },
      },
    },
  }),
  sampleWidget({
    widgetId: 6006,
    widgetType: 'bar',
    channel: 'sms',
    name: 'Night garden: doors open',
    smsKeyword: 'NIGHT',
    data: {
      main: {
        ...always,
        whenDisplay: ['immediately', null],
        title: 'Tickets go out on Thursday at nine. Be the first to know.',
        smsButtonText: 'Text me',
        pushPage: true,
        image: { img_big: '/sites/leaf.svg' },
        colors: {
          background: '#1d2b3f',
          smsHeadline: '#f4e9cf',
          smsLegalText: '#c6cfdd',
          buttonBackground: '#f2b84b',
          buttonText: '#1b2230',
        },
      },
      submitted: { title: 'You will hear from us on Thursday', desc: 'Nine in the morning, one message.' },
      setup: atNight,
    },
  }),
  sampleWidget({
    widgetId: 6007,
    widgetType: 'page_takeover',
    channel: 'fb',
    name: 'Night garden: program',
    data: {
      main: {
        ...always,
        whenDisplay: ['anchor', 'program'],
        title: 'Walk through the glasshouse after dark',
        desc: 'The program, the path, and the flowers that open only at night. One message, an hour before the doors.',
        ctaText: 'Send me the program',
        backgroundImage: { img_big: '/sites/art/glasshouse.svg' },
        overlay: { enabled: true, overlayColor: '#0b1424a6' },
        colors: {
          headline: '#fdf6e3',
          description: '#e6e3d8',
          buttonBackground: '#f2b84b',
          buttonText: '#1b2230',
        },
      },
      submitted: {
        title: 'It is on its way',
        desc: 'Bring a jacket: glass is cold at midnight.',
        colors: { headline: '#fdf6e3', description: '#e6e3d8' },
      },
      setup: atNight,
    },
  }),
  sampleWidget({
    widgetId: 6008,
    widgetType: 'omnichat',
    channel: 'omni',
    name: 'Night garden: questions',
    data: {
      main: {
        chatBubble: '#f2b84b',
        popupMessageText: 'Lost on the way to the gate? We answer until midnight.',
        popupMessageWhenDisplay: ['delay', 2],
      },
      appearance: {
        greeting_headline: 'Good evening',
        greeting_text: 'Ask us anything about the night garden. Somebody is at the gate until twelve.',
        colors: {
          background: '#18243a',
          greetingHeadline: '#fdf6e3',
          greetingText: '#d5dbe6',
          legalText: '#c6cfdd',
        },
      },
      channels,
      setup: onNightAndQuiet,
    },
  }),
  ...journalArabic,
];
