import { exampleWords } from './exampleWords';
import type { Template } from './Template';

/** Templates that give something away in Messenger. [LAY-04] */
export const magnetTemplates: readonly Template[] = [
  {
    id: 'free-guide',
    goal: 'magnet',
    name: 'Free guide',
    pitch: 'A modal as visitors turn to leave, with a guide they can read in Messenger.',
    type: 'modal',
    channel: 'fb',
    smsKeyword: '',
    data: {
      main: {
        title: 'Take the guide with you',
        desc: 'Twelve pages, ten minutes, no mail address. It waits for you in Messenger.',
        ctaText: 'Send me the guide',
        buttonSize: 'l',
        whenDisplay: ['exit_intent', null],
        showAgain: ['days', 14],
        colors: {
          background: '#ffffff',
          headline: '#1a2033',
          description: '#4b5468',
          buttonBackground: '#0066d6',
          buttonText: '#ffffff',
        },
      },
      submitted: { title: 'It is in your Messenger', desc: 'Open the chat to read it.' },
      actions: { sequence: `Here is the guide: ${exampleWords.page}` },
    },
  },
  {
    id: 'guide-page',
    goal: 'magnet',
    name: 'Page for an ad',
    pitch: 'A page of its own with one purpose, to send your ads and links to.',
    type: 'landing',
    channel: 'fb',
    smsKeyword: '',
    data: {
      main: {
        title: 'The checklist that saves a Saturday',
        desc: 'Twenty small things, in the right order. Free, and in your Messenger in a second.',
        ctaText: 'Send me the checklist',
        buttonSize: 'l',
        pageTemplate: 'simple',
        colors: {
          background: '#fff7ed',
          headline: '#431407',
          description: '#6b3a1f',
          buttonBackground: '#b4400f',
          buttonText: '#ffffff',
        },
      },
      submitted: { title: 'Sent', desc: 'The checklist waits for you in Messenger.' },
      actions: { sequence: `Here is the checklist: ${exampleWords.page}` },
    },
  },
];
