import { describe, expect, it } from 'vitest';
import { ApiProblem, type FieldProblem, problemOf, sentenceOf } from './ApiProblem';

const raw = 'smsDailyParts must be a number (and 2 more).';
const refusal = (...fields: FieldProblem[]) => new ApiProblem(422, 'invalid', { sentence: raw, fields });
const wrong = (path: string, message = 'must be a text') => ({ path, message });

describe('sentenceOf', () => {
  it.each([
    ['email', 'The email address must be a text.'],
    ['token', 'This link must be a text.'],
    ['whitelist.2', 'The list of websites must be a text.'],
    ['data.main.colors.buttonText', 'A setting in this widget must be a text.'],
    ['smsDailyParts', 'What you entered must be a text.'],
    ['constructor', 'What you entered must be a text.'],
    ['', 'What you entered must be a text.'],
  ])('OWN-10 OWN-23 reports a problem with %j without the name of a field', (path, sentence) => {
    expect(sentenceOf(refusal(wrong(path)))).toBe(sentence);
  });

  it('OWN-10 says how many more there are', () => {
    const [name, url, events] = [wrong('name'), wrong('url'), wrong('events')];
    expect(sentenceOf(refusal(name, url))).toBe('The name must be a text. One more field needs attention.');
    expect(sentenceOf(refusal(name, url, events))).toBe(
      'The name must be a text. 2 more fields need attention.',
    );
  });

  it('OWN-10 adds no subject to a message that is a sentence', () => {
    const message = 'There’s too much data for these dates. Choose fewer days or one widget.';
    expect(sentenceOf(refusal(wrong('to', message)))).toBe(message);
    expect(problemOf(refusal(wrong('to', message)), 'to')).toBe(message);
    expect(problemOf(refusal(wrong('to')), 'to')).toBe('This must be a text.');
  });

  it('OWN-23 repeats what the server says about anything but fields', () => {
    const sentence = 'This name is taken. Choose another one.';
    expect(sentenceOf(new ApiProblem(409, 'conflict', { sentence }))).toBe(sentence);
    expect(sentenceOf('x')).toBe('Something went wrong. Try again.');
  });
});
