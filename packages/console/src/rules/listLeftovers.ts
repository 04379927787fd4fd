import { exampleWords } from '../templates/exampleWords';

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const sentences: Record<keyof typeof exampleWords, string> = {
  code: `The message has the code of the template, ${exampleWords.code}: make it in your shop, or write your own.`,
  page: `People would be sent to ${exampleWords.page}, which is only an example: write the address of your own.`,
  mail: `Mails would go to ${exampleWords.mail}, which is only an example: write your own address.`,
  phone: `The WhatsApp number ${exampleWords.phone} is only an example: write your own.`,
};

/** What a template put in as an example and nobody has replaced yet, each as a sentence. [OWN-06, OWN-09] */
export function listLeftovers(data: unknown): string[] {
  const texts = textsOf(data);
  return Object.entries(exampleWords)
    .filter(([, word]) => texts.some((text) => text.includes(word)))
    .map(([name]) => sentences[name as keyof typeof exampleWords]);
}
