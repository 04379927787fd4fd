import { mediaTexts } from '@beckon/contract/data/mediaTexts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { Media } from './Media';
import type { VideoView } from './MediaProps';

const youtube: VideoView = { kind: 'video', site: 'youtube', videoId: 'dQw4w9WgXcQ', poster: '/fern.jpg' };
const vimeo: VideoView = { kind: 'video', site: 'vimeo', videoId: '76979871', poster: '/fern.jpg' };

type Report = 'ready' | 'playing' | 'error';
/** The callbacks that the players on this page were given. */
let reports: ((report: Report) => void)[] = [];

function YoutubePlayer(
  _: unknown,
  { events }: { events: Record<string, (change?: { data: number }) => void> },
) {
  reports.push((report) => {
    if (report === 'ready') events['onReady']?.();
    else if (report === 'playing') events['onStateChange']?.({ data: 1 });
    else events['onError']?.();
  });
  return { destroy: () => {} };
}

function VimeoPlayer() {
  const heard: Record<string, () => void> = {};
  let isReady = (): void => {};
  const ready = new Promise<void>((done) => {
    isReady = done;
  });
  reports.push((report) => (report === 'ready' ? isReady() : heard[report]?.()));
  return {
    ready: () => ready,
    on: (name: string, hear: () => void) => {
      heard[name] = hear;
    },
    destroy: async () => {},
  };
}

let wishesLessMotion = false;

beforeEach(() => {
  reports = [];
  wishesLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wishesLessMotion }));
  vi.stubGlobal('YT', { Player: YoutubePlayer });
  vi.stubGlobal('Vimeo', { Player: VimeoPlayer });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(view: Parameters<typeof Media>[0]['view'], cover = false) {
  const send = vi.fn();
  const mounted = mount(<Media view={view} cover={cover} send={send} />);
  const tell = async (report: Report) => act(async () => reports.at(-1)?.(report));
  const isShown = () => mounted.root.querySelector('.box.shown') !== null;
  return { ...mounted, send, tell, isShown, frames: () => mounted.root.querySelectorAll('iframe').length };
}

const patience = { timeout: 20_000 };
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {});
    check();
  }, patience);
const play = async (find: (selector: string) => HTMLElement) => {
  await until(() => find('a'));
  await act(async () => find('a').click());
};

describe('a picture', () => {
  it('MEDIA-01 MEDIA-08 is decorative and loads lazily', () => {
    const { find, unmount } = open({ kind: 'image', url: '/fern.jpg' });
    expect(find('img').getAttribute('alt')).toBe('');
    expect(find('img').getAttribute('decoding')).toBe('async');
    unmount();
  });

  it.each([
    ['/fern.gif', false, '/fern.jpg'],
    ['/fern.jpg', true, '/fern.jpg'],
    ['/fern.gif', true, undefined],
  ])(
    'MEDIA-01 of an animated one, %s is shown: reduced motion is %s, its poster %s',
    (shown, less, poster) => {
      wishesLessMotion = less;
      const { find, unmount } = open({ kind: 'image', url: '/fern.gif', poster });
      expect(find('img').getAttribute('src')).toBe(shown);
      unmount();
    },
  );
});

describe('a video in a card', () => {
  it('MEDIA-04 sends nothing to its site until the visitor plays it', async () => {
    const { find, frames, send, unmount } = open(youtube);
    expect(find('img').getAttribute('src')).toBe('/fern.jpg');
    await until(() => find('a'));
    expect(find('a').getAttribute('aria-label')).toBe(mediaTexts.play);
    expect(find('a').getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect([frames(), send.mock.calls.length, document.scripts.length]).toEqual([0, 0, 0]);
    unmount();
  });

  // The first load on this page: later ones find the script and report nothing new.
  it.each([
    [youtube, 'yt'],
    [vimeo, 'vimeo'],
  ] as const)('MEDIA-05 a script that has loaded is reported (%#)', async (view, sdk) => {
    const { find, send, unmount } = open(view);
    await play(find);
    await until(() => expect(send.mock.calls).toEqual([[{ type: 'sdk.settled', sdk, ok: true }]]));
    unmount();
  });

  it('A-52 appears once its player is ready', async () => {
    const { find, frames, isShown, root, tell, unmount } = open(youtube);
    await play(find);
    await until(() => expect(frames()).toBe(1));
    expect([find('a').getAttribute('aria-busy'), isShown()]).toEqual(['true', false]);
    await tell('ready');
    expect([root.querySelector('a'), isShown()]).toEqual([null, true]);
    unmount();
  });

  it('A-52 if its player fails, the poster stays and links to the site', async () => {
    const { find, frames, tell, unmount } = open(youtube);
    await play(find);
    await until(() => expect(frames()).toBe(1));
    await tell('error');
    expect([frames(), find('a').textContent]).toEqual([0, mediaTexts.watchOn.youtube]);
    expect(find('img').getAttribute('src')).toBe('/fern.jpg');
    unmount();
  });
});

describe('a video behind a layout', () => {
  it.each([youtube, vimeo])('MEDIA-06 A-52 $site appears when it plays, not before', async (view) => {
    const { frames, isShown, root, tell, unmount } = open(view, true);
    await until(() => expect(frames()).toBe(1));
    await tell('ready');
    expect(isShown()).toBe(false);
    await tell('playing');
    expect(isShown()).toBe(true);
    expect(root.querySelector('a')).toBeNull();
    unmount();
  });

  it('MEDIA-06 with reduced motion, the poster stays and nothing is requested', async () => {
    wishesLessMotion = true;
    const { find, frames, send, unmount } = open(youtube, true);
    await act(async () => {});
    expect([frames(), send.mock.calls.length]).toEqual([0, 0]);
    expect(find('img').getAttribute('src')).toBe('/fern.jpg');
    unmount();
  });

  it('A-52 if the page forbids the frame, the poster stays', async () => {
    const { frames, unmount } = open(youtube, true);
    await until(() => expect(frames()).toBe(1));
    const refusal = new Event('securitypolicyviolation');
    Object.assign(refusal, { blockedURI: 'https://www.youtube-nocookie.com/embed/x' });
    act(() => void document.dispatchEvent(refusal));
    expect(frames()).toBe(0);
    unmount();
  });
});
