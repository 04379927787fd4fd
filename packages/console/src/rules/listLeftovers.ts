import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { exampleWords, sampleCodes } from '../templates/exampleWords';
import type { Obstacle } from './listObstacles';

/** Every text in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const { samples } = copy.rules;
const { page, mail: email, phone } = exampleWords;

const leftovers: readonly (Obstacle & { word: string })[] = [
  ...Object.values(sampleCodes).map((code) => ({
    word: code,
    sentence: fill(samples.code, { code }),
    place: 'after' as const,
  })),
  { word: page, sentence: fill(samples.page, { page }), place: 'after' },
  { word: email, sentence: fill(samples.email, { email }), place: 'optIn' },
  { word: phone, sentence: fill(samples.phone, { phone }), place: 'optIn' },
];

/** The samples of a template that the owner hasn't replaced yet, each as a sentence. [OWN-06, OWN-09] */
export function listLeftovers(data: unknown): Obstacle[] {
  const texts = textsOf(data);
  return leftovers
    .filter(({ word }) => texts.some((text) => text.includes(word)))
    .map(({ sentence, place }) => ({ sentence, place }));
}
