import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightOf } from '../core/view/lightOf';
import { parseLayer } from './parseLayer';

describe('parseLayer', () => {
  it.each([
    ['#0b1020b3', { ground: '#0b1020', scheme: 'dark' }],
    ['#000c', { ground: '#000000', scheme: 'dark' }],
    ['#ffffffd9', { ground: '#ffffff', scheme: 'light' }],
    ['rgba(0, 0, 0, 0.7)', { ground: '#000000', scheme: 'dark' }],
    ['rgb(255 255 255 / 85%)', { ground: '#ffffff', scheme: 'light' }],
    ['#0b10204d', undefined],
    ['#ffffff66', undefined],
    ['rgba(0,0,0,.2)', undefined],
    ['rebeccapurple', undefined],
    [undefined, undefined],
  ])('OVL-05 MEDIA-07 what is readable on %s', (layer, expected) => {
    expect(parseLayer(layer)).toEqual(expected);
  });

  it('OVL-05 text on any layer it accepts is readable over any gray', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const hex = (values: number[]) =>
      `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel, channel), channel, ([r, g, b, a], under) => {
        const layer = parseLayer(hex([r, g, b, a]));
        if (!layer) return;
        const over = [r, g, b].map((value) => Math.round((value * a + under * (255 - a)) / 255));
        const lights = [hex(over), layer.scheme === 'dark' ? '#eceef4' : '#1a2033'].map(
          (one) => lightOf(one) ?? 0,
        );
        const [low = 0, high = 0] = lights.sort((one, other) => one - other);
        // Rounding to whole channels costs a little.
        expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.45);
      }),
    );
  });
});
