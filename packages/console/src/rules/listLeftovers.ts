import { exampleWords } from '../templates/exampleWords';
import type { Obstacle } from './listObstacles';

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const leftovers: readonly (Obstacle & { word: string })[] = [
  {
    word: exampleWords.code,
    sentence: `The message has the code of the template, ${exampleWords.code}: make it in your shop, or write your own.`,
    place: 'after',
  },
  {
    word: exampleWords.page,
    sentence: `People would be sent to ${exampleWords.page}, which is only an example: write the address of your own.`,
    place: 'after',
  },
  {
    word: exampleWords.mail,
    sentence: `Mails would go to ${exampleWords.mail}, which is only an example: write your own address.`,
    place: 'optIn',
  },
  {
    word: exampleWords.phone,
    sentence: `The WhatsApp number ${exampleWords.phone} is only an example: write your own.`,
    place: 'optIn',
  },
];

/** What a template put in as an example and nobody has replaced yet, each as a sentence. [OWN-06, OWN-09] */
export function listLeftovers(data: unknown): Obstacle[] {
  const texts = textsOf(data);
  return leftovers
    .filter(({ word }) => texts.some((text) => text.includes(word)))
    .map(({ sentence, place }) => ({ sentence, place }));
}
