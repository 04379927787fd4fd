import { afterEach, expect, it } from 'vitest';
import { overlays } from './overlays';

afterEach(() => overlays.set(undefined));

it('OWN-23 a dialog that says late that it was closed leaves the palette that was opened meanwhile', () => {
  overlays.set('keys');
  overlays.set('palette');
  overlays.close('keys');
  expect(overlays.get()).toBe('palette');
  overlays.close('palette');
  expect(overlays.get()).toBeUndefined();
});
