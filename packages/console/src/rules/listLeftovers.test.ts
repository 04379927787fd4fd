import { describe, expect, it } from 'vitest';
import { exampleWords, sampleCodes } from '../templates/exampleWords';
import { templates } from '../templates/templates';
import { listLeftovers } from './listLeftovers';

describe('listLeftovers', () => {
  it.each([
    [{}, 0],
    [{ main: { title: 'Hello' } }, 0],
    [{ actions: { sequence: `Here: ${sampleCodes.en}.` } }, 1],
    [{ actions: { sequence: `Here: ${sampleCodes.es}.` } }, 1],
    [{ channels: { email_to: exampleWords.mail, whatsapp_id: exampleWords.phone } }, 2],
    [{ deep: [[{ x: exampleWords.page }]] }, 1],
  ])('OWN-06 OWN-09 %j has %d samples left', (data, count) => {
    expect(listLeftovers(data)).toHaveLength(count);
  });

  it('OWN-06 OWN-09 a template that promises something sends it, and the sample in it is listed before publishing', () => {
    for (const { id, data } of templates) {
      const words = JSON.stringify(data);
      if (!/guide|checklist|code\b/i.test(words)) continue;
      expect([id, listLeftovers(data).length > 0]).toEqual([id, true]);
    }
  });

  it('OWN-06 no template has an address or a number that is not listed as a sample', () => {
    for (const { id, data } of templates) {
      let rest = JSON.stringify(data);
      for (const word of Object.values(exampleWords)) rest = rest.replaceAll(word, '');
      expect([id, /@\w|https?:|\d{7}/.exec(rest.replace(/#[\da-f]{6}/g, ''))?.[0]]).toEqual([id, undefined]);
    }
  });
});
