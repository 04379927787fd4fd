import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownValue } from './ownValue';
import { scriptOrigin } from './scriptOrigin';

afterEach(() => void vi.restoreAllMocks());

describe('names that a page may shadow', () => {
  it('LOAD-02 neither an element nor an inherited name is a value', () => {
    const image = document.createElement('img');
    const target = Object.create({ inherited: 1 }) as Record<string, unknown>;
    target['node'] = image;
    target['own'] = 'x';
    const read = (name: string) => ownValue(target as unknown as Window, name);
    expect([read('node'), read('inherited'), read('own'), read('missing')]).toEqual([
      undefined,
      undefined,
      'x',
      undefined,
    ]);
  });
  it('A-08 the origin comes only from a real script element', () => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: 'https://cdn.example/widget.js' });
    const image = Object.assign(document.createElement('img'), { src: 'https://evil.test/x.js' });
    const found = vi.spyOn(Document.prototype, 'getElementById');
    const at = (currentScript: unknown, byId: unknown = null) => {
      found.mockReturnValue(byId as HTMLElement);
      return scriptOrigin({ currentScript } as Document);
    };
    expect([at(script), at(image), at(null, script), at(image, image)]).toEqual([
      'https://cdn.example',
      undefined,
      'https://cdn.example',
      undefined,
    ]);
  });
});
