import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { exampleWords } from './exampleWords';
import type { Template } from './Template';

const { freeGuide, adPage } = copy.templates;
const { page } = exampleWords;

/** Templates that give something away in Messenger. [LAY-04] */
export const magnetTemplates: readonly Template[] = [
  {
    id: 'free-guide',
    goal: 'magnet',
    name: freeGuide.name,
    pitch: freeGuide.pitch,
    type: 'modal',
    channel: 'fb',
    smsKeyword: '',
    data: {
      main: {
        title: freeGuide.title,
        desc: freeGuide.text,
        ctaText: freeGuide.button,
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
      submitted: { title: freeGuide.doneTitle, desc: freeGuide.doneText },
      actions: { sequence: fill(freeGuide.message, { page }) },
    },
  },
  {
    id: 'guide-page',
    goal: 'magnet',
    name: adPage.name,
    pitch: adPage.pitch,
    type: 'landing',
    channel: 'fb',
    smsKeyword: '',
    data: {
      main: {
        title: adPage.title,
        desc: adPage.text,
        ctaText: adPage.button,
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
      submitted: { title: adPage.doneTitle, desc: adPage.doneText },
      actions: { sequence: fill(adPage.message, { page }) },
    },
  },
];
