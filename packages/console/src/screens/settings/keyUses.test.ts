import { describe, expect, it } from 'vitest';
import { keyUses, nameKeyUse } from './keyUses';

describe('nameKeyUse', () => {
  it.each(Object.values(keyUses))('OWN-01 a key for “$label” is named by it', ({ label, role, scopes }) =>
    expect(nameKeyUse(role, scopes)).toBe(label),
  );

  it.each([
    ['viewer', ['figures:read']],
    ['viewer', ['subscribers:read', 'webhooks:read']],
    // A viewer can't write, whatever the scopes say.
    ['viewer', ['widgets:read', 'widgets:write']],
  ])(
    'OWN-01 a key that the form can’t create, a %s’s with %j, keeps the names of its scopes',
    (role, scopes) => expect(nameKeyUse(role, scopes)).toBe(scopes.join(', ')),
  );
});
