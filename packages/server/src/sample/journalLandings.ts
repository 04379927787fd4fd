import { sampleWidget } from './sampleWidget';

/** The journal's landing pages, `/l/{slug}`. [OWN-19, EMB-05] */
export const journalLandings = [
  sampleWidget({
    widgetId: 6013,
    widgetType: 'landing',
    channel: 'sms',
    name: 'Landing: winter ferns',
    smsKeyword: 'WINTER',
    data: {
      main: {
        title: 'Get your fern through the winter',
        desc: 'Five texts between November and March, each at the moment your plant needs it. Free, and stopped with one word.',
        smsButtonText: 'Start my winter',
        pageTemplate: 'simple',
        mediaType: 'image',
        image: { img_big: '/sites/art/frost.svg' },
        imagePlacement: 'left',
        cardVariant: 'wide',
        colors: {
          background: '#ffffff',
          smsHeadline: '#1f3d2b',
          smsDescription: '#4a5c52',
          smsLegalText: '#5f6f66',
          buttonBackground: '#2f6b46',
        },
      },
      submitted: { title: 'Ready for winter', desc: 'Your first text arrives with the first frost.' },
    },
  }),
  sampleWidget({
    widgetId: 6014,
    widgetType: 'landing',
    channel: 'fb',
    name: 'Landing: night garden',
    data: {
      main: {
        title: 'One night, four hundred lanterns',
        desc: 'The glasshouse opens after dark on the second Saturday of December. Places are few; the list is short.',
        ctaText: 'Put me on the list',
        buttonSize: 'l',
        pageTemplate: 'mediaBackground',
        backgroundImage: { img_big: '/sites/art/glasshouse.svg' },
        overlay: { enabled: true, overlayColor: '#0b1424a6' },
        colors: {
          headline: '#fdf6e3',
          description: '#ece8da',
          buttonBackground: '#f2b84b',
          buttonText: '#1b2230',
        },
      },
      submitted: {
        title: 'You are on the list',
        desc: 'We’ll message you as soon as the date is set.',
        colors: { headline: '#fdf6e3', description: '#ece8da' },
      },
    },
  }),
];
