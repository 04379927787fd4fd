import { sampleWidget } from './sampleWidget';

/** The embeds in the journal's pages: boxes, a button and a checkbox. [OWN-21] */
export const journalEmbeds = [
  sampleWidget({
    widgetId: 6001,
    widgetType: 'box',
    channel: 'sms',
    name: 'Journal: Sunday note',
    smsKeyword: 'SUNDAY',
    data: {
      main: {
        title: 'One short note every Sunday',
        desc: 'What to water, what to leave alone, and which window to move it to. Written by Ines, read in a minute.',
        smsButtonText: 'Send me the note',
        fitContainer: true,
        colors: {
          background: '#eef3ea',
          smsHeadline: '#1f3d2b',
          smsDescription: '#3c5546',
          smsLegalText: '#4c6456',
          buttonBackground: '#2f6b46',
        },
      },
      submitted: { title: 'See you on Sunday', desc: 'The first note reaches your phone that day.' },
    },
  }),
  sampleWidget({
    widgetId: 6002,
    widgetType: 'button',
    channel: 'fb',
    name: 'Journal: ask the gardener',
    data: { main: { ctaText: 'Ask Ines in Messenger', buttonSize: 'm' } },
  }),
  sampleWidget({
    widgetId: 6004,
    widgetType: 'checkbox',
    channel: 'fb',
    name: 'Journal: answers to a comment',
    data: { main: { optInButtonText: 'Tell me about answers', prechecked: false } },
  }),
  sampleWidget({
    widgetId: 6011,
    widgetType: 'box',
    channel: 'fb',
    name: 'Arabic shop: workshop',
    data: {
      main: {
        title: 'ورشة الزراعة المنزلية',
        desc: 'ثلاثة دروس قصيرة تصلك عبر ماسنجر: التربة، والماء، والضوء. مجانية لقرّائنا.',
        ctaText: 'أرسلوا لي الدرس الأول',
        fitContainer: true,
        mediaType: 'image',
        image: { img_big: '/sites/art/shelf.svg' },
        imagePlacement: 'top',
        colors: {
          background: '#fbf3e6',
          headline: '#5b2f16',
          description: '#6d4a35',
          buttonBackground: '#a8501f',
        },
      },
      submitted: { title: 'أهلًا بك', desc: 'الدرس الأول في طريقه إليك.', ctaText: 'افتح ماسنجر' },
    },
  }),
];
