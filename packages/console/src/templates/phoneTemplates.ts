import { exampleWords } from './exampleWords';
import type { Template } from './Template';

/** Templates that collect phone numbers. [SMS-01] */
export const phoneTemplates: readonly Template[] = [
  {
    id: 'welcome-offer',
    goal: 'phones',
    name: 'Welcome offer',
    pitch: 'A modal for new visitors, once they have read a third of the page.',
    type: 'modal',
    channel: 'sms',
    smsKeyword: 'WELCOME',
    data: {
      main: {
        title: '10 % off your first order',
        desc: 'Leave your number and we text you the code. One message now, good news now and then.',
        smsButtonText: 'Text me the code',
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
        title: 'Your code is on its way',
        desc: 'Look at your phone: it arrives within a minute.',
      },
      actions: { sequence: `Your code is ${exampleWords.code}. It takes 10 % off your first order.` },
    },
  },
  {
    id: 'quiet-bar',
    goal: 'phones',
    name: 'Quiet bar',
    pitch: 'One line at the top of every page, for sales and news with a date.',
    type: 'bar',
    channel: 'sms',
    smsKeyword: 'NEWS',
    data: {
      main: {
        title: 'The winter sale starts on Friday. Hear of it first.',
        smsButtonText: 'Text me',
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
      submitted: { title: 'You will hear of it first', desc: 'One text on Friday morning.' },
      actions: {
        sequence: 'You are on the list: the winter sale starts on Friday, and you hear of it first.',
      },
    },
  },
  {
    id: 'corner-invitation',
    goal: 'phones',
    name: 'Corner invitation',
    pitch: 'A card that slides in beside an article and leaves the text alone.',
    type: 'slide_in',
    channel: 'sms',
    smsKeyword: 'SUNDAY',
    data: {
      main: {
        title: 'One short text every Sunday',
        desc: 'What is new, what is worth your time, and nothing else.',
        smsButtonText: 'Count me in',
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
      submitted: { title: 'See you on Sunday', desc: 'The first text is on its way.' },
      actions: { sequence: 'Welcome! From now on you get one short text every Sunday.' },
    },
  },
  {
    id: 'inline-box',
    goal: 'phones',
    name: 'Box in the page',
    pitch: 'Stands where you put it: at the end of an article, in a sidebar, under a product.',
    type: 'box',
    channel: 'sms',
    smsKeyword: 'BACK',
    data: {
      main: {
        title: 'Tell me when it is back',
        desc: 'We text you as soon as this is in stock again.',
        smsButtonText: 'Tell me',
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
      submitted: { title: 'We will tell you', desc: 'One text, the moment it arrives.' },
      actions: { sequence: 'Noted: we text you as soon as it is in stock again.' },
    },
  },
];
