import { consoleIcons } from '../parts/consoleIcons';

/** What an owner wants to reach; templates are chosen by it. */
export const goals = [
  {
    id: 'phones',
    title: 'Collect phone numbers',
    text: 'Visitors leave their number, you write them by text message.',
    icon: consoleIcons.phone,
  },
  {
    id: 'chat',
    title: 'Chat on favourite channels',
    text: 'One bubble that leads to Messenger, WhatsApp, texts or mail.',
    icon: consoleIcons.message,
  },
  {
    id: 'magnet',
    title: 'Give something away in Messenger',
    text: 'A guide, a code or a checklist, delivered where people read.',
    icon: consoleIcons.gift,
  },
] as const;

export type Goal = (typeof goals)[number]['id'];
