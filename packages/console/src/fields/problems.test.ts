import { describe, expect, it } from 'vitest';
import { placeProblem } from '../draft/placeProblem';
import { fieldsFor } from './fieldsFor';
import { isAddress, isPagePattern } from './isAddress';
import { listComplaints } from './listComplaints';
import { valuesOf } from './valuesOf';

describe('placeProblem', () => {
  it.each([
    ['data.main.title', 'content', '“Headline” must be a text.'],
    ['data.setup.urlBlacklist.3', 'where', '“Where: Never on these pages” must be a text.'],
    ['smsKeyword', 'optIn', '“SMS keyword” must be a text.'],
    ['channel', 'optIn', '“Channel” must be a text.'],
    ['data.languages.de.legal', 'languages', '“German: Legal text” must be a text.'],
    ['data.languages.de.fields.main.title', 'languages', '“German: Headline” must be a text.'],
    ['data.main.unheard', undefined, '“main.unheard” must be a text.'],
  ])('OWN-10 a problem with %s leads to %s', (path, panel, sentence) => {
    const problem = { path, message: 'must be a text' };
    expect(placeProblem('modal', fieldsFor('modal', 'sms'), problem)).toMatchObject({ panel, sentence });
  });
});

it('OWN-10 SMS-10 a problem that is a sentence stays as it is', () => {
  const message = '“NEWS” is also used by “Quiet bar”. Only one widget gets the opt-in. Change one.';
  const placed = placeProblem('modal', fieldsFor('modal', 'sms'), { path: 'smsKeyword', message });
  expect(placed).toMatchObject({ panel: 'optIn', sentence: message });
});

describe('isAddress', () => {
  it.each([
    ['', true, true],
    ['https://example.com/a.jpg', true, true],
    ['/pictures/a.jpg', true, true],
    ['http://localhost:8080/a', true, true],
    ['example.com/a.jpg', true, false],
    ['//example.com/a.jpg', true, true],
    ['#there', true, false],
    ['example.com/thanks', false, true],
    ['//example.com/thanks', false, true],
    ['#thanks', false, true],
    ['Other words', false, false],
    ['words', false, false],
    ['javascript:alert(1)', false, false],
    ['data:text/html,hello', false, false],
    ['mailto:somebody@example.com', false, false],
  ])('OWN-10 SUB-21 A-41 %j, as an image %s: %s', (text, isPicture, is) =>
    expect(isAddress(text, isPicture)).toBe(is),
  );
});

describe('isPagePattern', () => {
  it.each([
    ['/', true],
    ['/blog/*', true],
    ['*checkout*', true],
    ['shop.example/plants', true],
    ['https://shop.example/a?b=1#c', true],
    ['localhost:8080/a', true],
    ['', true],
    ['shop stuff', false],
    ['/shop stuff', false],
    ['shop stuff*', false],
    ['blog', false],
    ['blog/post', false],
    ['#top', false],
  ])('OWN-10 A-24 %j can be a page: %s', (text, is) => expect(isPagePattern(text)).toBe(is));
});

describe('listComplaints', () => {
  it('OWN-10 DISP-16 DISP-17 A-24 names the page rule that no page can match', () => {
    const data = { setup: { urlWhitelist: ['/blog/*', 'shop stuff'], urlBlacklist: ['/cart'] } };
    const values = valuesOf('modal', { channel: 'sms', data });
    expect(listComplaints(fieldsFor('modal', 'sms'), { data }, values)).toEqual([
      {
        path: 'data.setup.urlWhitelist.1',
        message: 'has “shop stuff”, which isn’t a page. Start with /, as in /blog/*, or enter a full URL',
      },
    ]);
  });
  it('OWN-10 names invalid addresses, and only those in use', () => {
    const complain = (data: Record<string, object>) => {
      const values = valuesOf('modal', { channel: 'sms', data });
      return listComplaints(fieldsFor('modal', 'sms'), { data }, values).map(({ path }) => path);
    };
    const main = { image: { img_big: 'a picture' }, videoLink: 'a video' };
    expect(complain({ main })).toEqual(['data.main.image.img_big']);
    expect(complain({ submitted: { redirectUrl: 'some page' } })).toEqual([]);
    expect(complain({ submitted: { redirectUrl: 'some page', action: 'redirect' } })).toEqual([
      'data.submitted.redirectUrl',
    ]);
  });
});
