import { describe, expect, it } from 'vitest';
import { isSandboxOpen } from './isSandboxOpen';

describe('isSandboxOpen', () => {
  it.each([
    ['auto', '127.0.0.1', undefined, true],
    ['auto', '127.8.9.1', undefined, true],
    ['auto', '::1', undefined, true],
    ['auto', 'localhost', undefined, true],
    ['auto', 'localhost', 'localhost', true],
    ['auto', '127.0.0.1', '127.0.0.1', true],
    ['auto', '127.0.0.1', '[::1]', true],
    ['auto', '127.0.0.1', 'widgets.example.com', false],
    ['auto', '127.0.0.1', '127.0.0.1.example.com', false],
    ['auto', 'localhost', 'localhost.example.com', false],
    ['auto', '0.0.0.0', undefined, false],
    ['auto', '::', 'localhost', false],
    ['auto', '10.0.0.7', undefined, false],
    ['on', '0.0.0.0', 'widgets.example.com', true],
    ['off', '127.0.0.1', undefined, false],
  ] as const)('OWN-13 SANDBOX=%s HOST=%s public name %s: %s', (sandbox, host, publicHost, expected) => {
    expect(isSandboxOpen({ sandbox, host, publicHost })).toBe(expected);
  });
});
