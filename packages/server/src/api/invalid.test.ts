import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('OWN-10 routes reject a field with a reason that the console can translate, not only a sentence', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
    /\/routes\/\w+\.ts$/.test(file),
  );
  const calls = files.flatMap((file) => [
    ...readFileSync(`${folder}${file}`, 'utf8').matchAll(/invalid\(\[\{[^}]*\}/g),
  ]);
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.map(([call]) => call).filter((call) => /\bmessage\b/.test(call))).toEqual([]);
});
