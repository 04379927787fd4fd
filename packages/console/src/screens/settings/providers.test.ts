import { connectionBodies } from '@beckon/server/shapes/ConnectionsShape';
import { describe, expect, it } from 'vitest';
import { providers } from './providers';

describe('providers', () => {
  it('OWN-02 asks for exactly what the API needs from each provider', () => {
    const asked = providers.map(({ name, fields }) => [name, fields.map((one) => one.name).sort()]);
    const wanted = Object.entries(connectionBodies).map(([name, { entries }]) => [
      name,
      Object.keys(entries).sort(),
    ]);
    expect(asked).toEqual(wanted);
  });
});
