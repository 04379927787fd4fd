import { expect, it } from 'vitest';
import { reasons } from './es/reasons';
import { translateProblems } from './translateProblems';

const short = {
  path: 'password',
  message: 'must have at least 10 characters',
  reason: 'least_characters',
  values: { n: 10 },
};
const corto = { ...short, message: 'debe tener al menos 10 caracteres' };

it('OWN-10 OWN-23 says in another language what is wrong with a field, and with a request', () => {
  const error = 'password must have at least 10 characters.';
  expect(translateProblems({ error, code: 'invalid', fields: [short] }, reasons)).toEqual({
    error,
    code: 'invalid',
    fields: [corto],
  });
  const taken = { error: 'This address is taken. Choose another one.', reason: 'slug_taken' };
  expect(translateProblems(taken, reasons).error).toBe('Esta dirección ya está en uso. Elige otra.');
});

it('OWN-10 OWN-13 says in another language why a message was not sent', () => {
  const fate = { state: 'queued', error: 'Vonage isn’t connected.', reason: 'not_connected' };
  expect(translateProblems({ ...fate, values: { name: 'Vonage' } }, reasons).error).toMatch(
    /^Vonage no está conectado\./,
  );
});

it('OWN-10 says in another language what pages would ignore in a widget that was saved', () => {
  expect(translateProblems({ widgetId: 1, warnings: [short] }, reasons)).toEqual({
    widgetId: 1,
    warnings: [corto],
  });
});

it('OWN-23 keeps the sentence of the server if it has no reason that we know', () => {
  const odd = { error: 'No.', reason: 'constructor', fields: [{ path: 'x', message: 'is odd' }] };
  expect(translateProblems(odd, reasons)).toEqual(odd);
});
