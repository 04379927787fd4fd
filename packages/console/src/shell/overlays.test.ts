import { afterEach, expect, it } from 'vitest';
import { overlays } from './overlays';

afterEach(() => overlays.set(undefined));

it('OWN-23 keeps the palette open when a dialog reports its closing late', () => {
  overlays.set('keys');
  overlays.set('palette');
  overlays.close('keys');
  expect(overlays.get()).toBe('palette');
  overlays.close('palette');
  expect(overlays.get()).toBeUndefined();
});
