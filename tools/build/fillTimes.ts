import { timing } from '@beckon/contract';
import type { Plugin } from 'vite';

const sheet = /\.module\.css(?:\?|$)/;
const place = /var\(--timing-(\w+)\)/g;

/** A style sheet with the durations that it names. @internal */
export function fillIn(css: string): string {
  return css.replace(place, (_, name: string) => {
    const ms = (timing as Record<string, unknown>)[name];
    if (typeof ms !== 'number' || !name.endsWith('Ms'))
      throw new Error(
        `A style sheet names ${name}, which isn't a number of milliseconds in constants/timing.`,
      );
    return `${ms}ms`;
  });
}

/** Writes durations of `constants/timing` into style sheets, which can't read constants. Custom properties would cost every page bytes. */
export function fillTimes(): Plugin {
  return {
    name: 'fill-times',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler: (code) => ({ code: fillIn(code), map: null }),
    },
  };
}
