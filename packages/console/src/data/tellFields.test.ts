import { describe, expect, it } from 'vitest';
import { ApiProblem, type FieldProblem, sentenceOf } from './ApiProblem';

const raw = 'smsDailyParts must be a number (and 2 more).';
const refusal = (...fields: FieldProblem[]) => new ApiProblem(422, 'invalid', { sentence: raw, fields });
const wrong = (path: string, message = 'must be a text') => ({ path, message });

describe('sentenceOf', () => {
  it.each([
    ['email', 'The email address must be a text.'],
    ['token', 'This link must be a text.'],
    ['whitelist.2', 'The list of websites must be a text.'],
    ['data.main.colors.buttonText', 'A setting of this widget must be a text.'],
    ['smsDailyParts', 'What you entered must be a text.'],
    ['constructor', 'What you entered must be a text.'],
    ['', 'What you entered must be a text.'],
  ])('OWN-10 OWN-23 a complaint about %j is told without the name of a field', (path, sentence) => {
    expect(sentenceOf(refusal(wrong(path)))).toBe(sentence);
  });

  it('OWN-10 says how many more there are', () => {
    const [name, url, events] = [wrong('name'), wrong('url'), wrong('events')];
    expect(sentenceOf(refusal(name, url))).toBe('The name must be a text. One more field needs attention.');
    expect(sentenceOf(refusal(name, url, events))).toBe(
      'The name must be a text. 2 more fields need attention.',
    );
  });

  it('OWN-23 what is not about fields is told as the server says it', () => {
    const sentence = 'This name is taken. Choose another one.';
    expect(sentenceOf(new ApiProblem(409, 'conflict', { sentence }))).toBe(sentence);
    expect(sentenceOf('x')).toBe('Something went wrong. Please try again.');
  });
});
