import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { exampleWords } from './exampleWords';
import type { Template } from './Template';

const { welcomeOffer, announcementBar, newsletter, backInStock } = copy.templates;
const { code } = exampleWords;

/** Templates that collect phone numbers. [SMS-01] */
export const phoneTemplates: readonly Template[] = [
  {
    id: 'welcome-offer',
    goal: 'phones',
    name: welcomeOffer.name,
    pitch: welcomeOffer.pitch,
    type: 'modal',
    channel: 'sms',
    smsKeyword: welcomeOffer.keyword,
    data: {
      main: {
        title: welcomeOffer.title,
        desc: welcomeOffer.text,
        smsButtonText: welcomeOffer.button,
        whenDisplay: ['scroll', 30],
        showAgain: ['days', 7],
        colors: {
          background: '#12324a',
          smsHeadline: '#ffffff',
          smsDescription: '#d5e3ee',
          smsLegalText: '#c3d3df',
          buttonBackground: '#ffd166',
          buttonText: '#12324a',
        },
      },
      submitted: {
        title: welcomeOffer.doneTitle,
        desc: welcomeOffer.doneText,
      },
      actions: { sequence: fill(welcomeOffer.message, { code }) },
    },
  },
  {
    id: 'quiet-bar',
    goal: 'phones',
    name: announcementBar.name,
    pitch: announcementBar.pitch,
    type: 'bar',
    channel: 'sms',
    smsKeyword: announcementBar.keyword,
    data: {
      main: {
        title: announcementBar.title,
        smsButtonText: announcementBar.button,
        whenDisplay: ['immediately', null],
        showAgain: ['always', null],
        showAgainIfClosed: ['days', 3],
        pushPage: true,
        colors: {
          background: '#1c1f2e',
          smsHeadline: '#ffffff',
          smsLegalText: '#c8cbdb',
          buttonBackground: '#6ee7b7',
          buttonText: '#0b2b20',
        },
      },
      submitted: { title: announcementBar.doneTitle, desc: announcementBar.doneText },
      actions: { sequence: announcementBar.message },
    },
  },
  {
    id: 'corner-invitation',
    goal: 'phones',
    name: newsletter.name,
    pitch: newsletter.pitch,
    type: 'slide_in',
    channel: 'sms',
    smsKeyword: newsletter.keyword,
    data: {
      main: {
        title: newsletter.title,
        desc: newsletter.text,
        smsButtonText: newsletter.button,
        slideInPlacement: 'rb',
        whenDisplay: ['delay', 20],
        showAgain: ['days', 14],
        colors: {
          background: '#f4efe6',
          smsHeadline: '#2b2318',
          smsDescription: '#544a3b',
          smsLegalText: '#625846',
          buttonBackground: '#9c4a1a',
          buttonText: '#ffffff',
        },
      },
      submitted: { title: newsletter.doneTitle, desc: newsletter.doneText },
      actions: { sequence: newsletter.message },
    },
  },
  {
    id: 'inline-box',
    goal: 'phones',
    name: backInStock.name,
    pitch: backInStock.pitch,
    type: 'box',
    channel: 'sms',
    smsKeyword: backInStock.keyword,
    data: {
      main: {
        title: backInStock.title,
        desc: backInStock.text,
        smsButtonText: backInStock.button,
        fitContainer: true,
        colors: {
          background: '#eef4f0',
          smsHeadline: '#17382a',
          smsDescription: '#3b5549',
          smsLegalText: '#47604f',
          buttonBackground: '#1f6b47',
          buttonText: '#ffffff',
        },
      },
      submitted: { title: backInStock.doneTitle, desc: backInStock.doneText },
      actions: { sequence: backInStock.message },
    },
  },
];
