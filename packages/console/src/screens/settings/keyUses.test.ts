import { describe, expect, it } from 'vitest';
import { keyUses, nameKeyUses } from './keyUses';

describe('nameKeyUses', () => {
  it.each(Object.values(keyUses))('OWN-01 a key for “$label” is named by it', ({ label, role, scopes }) =>
    expect(nameKeyUses(role, scopes)).toBe(label),
  );

  it.each([
    ['editor', ['widgets:write'], 'Edit and publish widgets'],
    ['owner', ['widgets:write', 'figures:read'], 'View widgets and results, Edit and publish widgets'],
    ['viewer', ['figures:read'], 'figures:read'],
    ['viewer', ['subscribers:read', 'webhooks:read'], 'View subscribers, webhooks:read'],
    // A viewer can't write, whatever the scopes say.
    ['viewer', ['widgets:write'], 'widgets:write'],
  ])('OWN-01 a key that the form can’t create, a %s’s with %j: %s', (role, scopes, words) =>
    expect(nameKeyUses(role, scopes)).toBe(words),
  );
});
