import { describe, expect, it } from 'vitest';
import { providerRecords } from './providerRecords';
import { smsProviders } from './smsProviders';

const mostLabelWords = 6;
const labels = providerRecords.flatMap(({ fields, setUp }) => [
  ...Object.values(fields).map(({ label }) => label),
  ...setUp.map(({ label }) => label),
]);

describe('providerRecords', () => {
  it('OWN-02 OWN-13 have different names and webhooks, and one of them writes for the sandbox', () => {
    const names = providerRecords.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z0-9]{0,31}$/.test(name) || name === 'sandbox')).toEqual([]);
    const paths = smsProviders.map(({ webhook }) => webhook.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => path.startsWith('/webhooks/sms'))).toBe(true);
    expect(smsProviders.filter(({ writeText }) => writeText)).toHaveLength(1);
  });

  it.each(providerRecords)(
    'OWN-02 $name names only fields that it has',
    ({ fields, shown, contact, wrongFields }) => {
      for (const name of [shown, contact, wrongFields.wrong, wrongFields.foreign])
        expect(fields).toHaveProperty(name);
      // What is shown to owners is never part of a secret.
      for (const name of [shown, contact]) expect(fields[name]?.isSecret).toBeUndefined();
    },
  );

  it.each(smsProviders)('OWN-13 $name signs its calls with a secret field', ({ fields, webhook }) => {
    expect(fields[webhook.signedWith]?.isSecret).toBe(true);
  });

  it('OWN-07 have short labels in every language, without a period', () => {
    const texts = labels.flatMap(({ en, es }) => [en, es]);
    expect(texts.filter((text) => text === '' || text.endsWith('.'))).toEqual([]);
    expect(labels.filter(({ en }) => en.split(' ').length > mostLabelWords)).toEqual([]);
  });
});
