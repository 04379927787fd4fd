import { describe, expect, it } from 'vitest';
import { humanizeLabel } from './humanizeLabel';
import { inkOn } from './inkOn';
import { parseVideo } from './parseVideo';
import { safeUrl } from './safeUrl';

describe('where a link leads', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['http://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['//m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    [' vimeo.com/76979871 ', 'vimeo', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
  ])('MEDIA-02 MEDIA-03 A-52 %s is a video of %s', (link, site, videoId) => {
    expect(parseVideo(link)).toEqual({ site, videoId });
  });
  it.each([
    undefined,
    '',
    'https://evil.test/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://evil.test/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.test/watch?v=dQw4w9WgXcQ',
    'https://evil.test\\@youtu.be/dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8080@evil.test/embed/dQw4w9WgXcQ',
    'https://evil.test#youtu.be/dQw4w9WgXcQ',
    'javascript:youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
  ])('MEDIA-02 B05 %s shows no video', (link) => expect(parseVideo(link)).toBeUndefined());

  it.each([
    ['https://cdn.example/a b.png', 'https://cdn.example/a%20b.png'],
    ['cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/a.png', '/a.png'],
    ['./a.png', './a.png'],
    ['../a.png', '../a.png'],
    ['bücher.example:8080/a.png', 'https://bücher.example:8080/a.png'],
    ['cdn.example', 'https://cdn.example'],
    ['javascript&colon;alert(1)', undefined],
    ['expression(alert(1))', undefined],
    ['localhost', undefined],
    ['javascript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    [' \u0001javascript:alert(1)', undefined],
    ['data:text/html,<b>', undefined],
    ['vbscript:x', undefined],
    ['https:\\\\evil', undefined],
    ['/\\evil.example/a.png', undefined],
    ['https://shop.example\\@evil.example/', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('LAY-05 MEDIA-03 the address %j becomes %j', (given, url) => expect(safeUrl(given)).toBe(url));
});

describe('labels and colors', () => {
  it.each([
    ['SEND_TO_MESSENGER', 'Send to Messenger'],
    ['GET_THIS_IN_MESSENGER', 'Get this in Messenger'],
    ['SALE', 'SALE'],
    ['Get the guide', 'Get the guide'],
    ['', ''],
  ])('DEF-01 the label %j reads %j', (given, label) => expect(humanizeLabel(given)).toBe(label));
  it.each([
    ['#0084FF', '#ffffff'],
    ['#ffee00', '#111626'],
    ['#000000', '#ffffff'],
    ['rebeccapurple', '#ffffff'],
  ])('OMNI-01 CCHAT-06 an icon on %s is %s', (ground, ink) => expect(inkOn(ground)).toBe(ink));
});
