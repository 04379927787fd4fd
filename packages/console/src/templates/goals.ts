import { consoleIcons } from '../components/consoleIcons';
import { copy } from '../copy/copy';

const { goals: texts } = copy.templates;

/** What an owner wants to achieve, to choose a template by. */
export const goals = [
  {
    id: 'phones',
    ...texts.phones,
    icon: consoleIcons.phone,
  },
  {
    id: 'chat',
    ...texts.chat,
    icon: consoleIcons.message,
  },
  {
    id: 'magnet',
    ...texts.magnet,
    icon: consoleIcons.gift,
  },
] as const;

export type Goal = (typeof goals)[number]['id'];
