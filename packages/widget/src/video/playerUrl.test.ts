import { describe, expect, it } from 'vitest';
import { playerUrl } from './playerUrl';
import type { VideoSite } from './VideoSite';

const read = (site: VideoSite, cover: boolean) =>
  new URL(playerUrl({ site, videoId: '76979871', cover, origin: 'https://shop.example' }));

describe('the address of a player', () => {
  it.each<[VideoSite, string]>([
    ['youtube', 'https://www.youtube-nocookie.com/embed/76979871'],
    ['vimeo', 'https://player.vimeo.com/video/76979871'],
  ])('MEDIA-06 %s gets the form that stores nothing about the visitor', (site, address) => {
    const { origin, pathname } = read(site, false);
    expect(origin + pathname).toBe(address);
    expect(read('vimeo', true).searchParams.get('dnt')).toBe('1');
  });

  it.each<[VideoSite, Record<string, string>]>([
    ['youtube', { mute: '1', loop: '1', controls: '0', autoplay: '1', playlist: '76979871' }],
    ['vimeo', { muted: '1', loop: '1', controls: '0', autoplay: '1' }],
  ])('MEDIA-06 a background of %s is muted, loops and has no controls', (site, wanted) => {
    expect(Object.fromEntries(read(site, true).searchParams)).toMatchObject(wanted);
    expect(read(site, false).searchParams.get('loop')).toBeNull();
  });

  it("MEDIA-05 YouTube's script may talk to its player", () => {
    expect(read('youtube', true).searchParams.get('enablejsapi')).toBe('1');
    expect(read('youtube', true).searchParams.get('origin')).toBe('https://shop.example');
  });
});
