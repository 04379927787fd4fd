import { at, fullAccount, landingPlace, widgetOf } from './support/everyType';
import { handWritten } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const art = '/sites/art';
const overlay = { enabled: true, overlayColor: '#0b1424a6' };
const youtube = { mediaType: 'video', videoLink: 'https://youtu.be/M7lc1UVf-VE', overlay };
const vimeo = {
  mediaType: 'video',
  videoLink: 'vimeo.com/76979871',
  overlay,
  pageTemplate: 'mediaBackground',
};

/** A landing page has its document for itself. */
const alone = `<style>body { margin: 0 }</style>${landingPlace}`;

/** Each site's script as it talks to its player: once the frame is there, it plays. */
const youtubeScript = `window.YT = { Player: function (frame, { events }) {
  frame.addEventListener('load', () => { events.onReady(); events.onStateChange({ data: 1 }); });
  this.destroy = () => {};
} }`;
const vimeoScript = `window.Vimeo = { Player: function (frame) {
  const loaded = new Promise((done) => frame.addEventListener('load', done));
  this.ready = () => loaded;
  this.on = (name, hear) => name === 'playing' && loaded.then(hear);
  this.destroy = () => Promise.resolve();
} }`;
const film = '<body style="margin: 0; height: 100vh; background: linear-gradient(45deg, #204030, #c08040)">';

/** What is behind the text: the picture, and the player if there is one. */
const readBackground = (visitor: Visitor, place: string) =>
  visitor.evaluate((css) => {
    const root = document.querySelector(css)?.shadowRoot;
    const frame = root?.querySelector('iframe');
    const picture = root?.querySelector('[inert] img');
    const covers = (element: Element | null | undefined): boolean => {
      const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return left <= 0 && top <= 0 && right >= document.documentElement.clientWidth && bottom >= innerHeight;
    };
    return {
      poster: new URL(picture?.getAttribute('src') ?? 'about:blank').pathname,
      posterCovers: covers(picture),
      player: frame?.getAttribute('src') ?? '',
      playerCovers: covers(frame),
      isQuiet: frame === null || frame?.closest('[inert]') !== null,
    };
  }, place);

/** The player has faded in over its poster. */
const seesPlayer = (visitor: Visitor, place: string) =>
  visitor.waitFor((css) => {
    const frame = document.querySelector(css)?.shadowRoot?.querySelector('iframe');
    return (
      frame?.checkVisibility({ opacityProperty: true }) &&
      frame.closest('[inert]')?.getAnimations({ subtree: true }).length === 0
    );
  }, place);

test.describe('what moves behind the text', () => {
  test('MEDIA-06 MEDIA-07 OVL-05 EMB-05 MEDIA-04 A-52 a silent video of either site covers a takeover and a landing page', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect('www.youtube.com', { type: 'text/javascript', body: youtubeScript });
    outside.expect('www.youtube-nocookie.com', { body: film });
    outside.expect('player.vimeo.com', ({ path }) =>
      path.endsWith('.js') ? { type: 'text/javascript', body: vimeoScript } : { body: film },
    );
    const backgroundImage = { img_big: `${product.url}${art}/glasshouse.svg` };
    const [takeover, landing] = [
      widgetOf('page_takeover', { main: { ...youtube, backgroundImage } }),
      widgetOf('landing', { main: { ...vimeo, backgroundImage } }),
    ];
    const cases = [
      {
        type: 'page_takeover',
        widget: takeover,
        body: '<h1>Shop</h1>',
        wanted: { autoplay: '1', mute: '1', loop: '1', controls: '0' },
      },
      {
        type: 'landing',
        widget: landing,
        body: alone,
        wanted: { autoplay: '1', muted: '1', loop: '1', controls: '0', dnt: '1' },
      },
    ] as const;
    for (const { type, widget, body, wanted } of cases) {
      const before = outside.seen.length;
      const page = handWritten(product, { widgets: [widget], account: fullAccount, body });
      await visitor.goto(hostPage.serve(page));
      await visitor.see(`${at(type)} >> input[type=tel]`);
      await seesPlayer(visitor, at(type));
      const drawn = await readBackground(visitor, at(type));
      expect(drawn).toMatchObject({
        poster: `${art}/glasshouse.svg`,
        posterCovers: true,
        playerCovers: true,
        isQuiet: true,
      });
      expect(Object.fromEntries(new URL(drawn.player).searchParams)).toMatchObject(wanted);
      // Only its own site is contacted, once for the script and once for the player.
      const asked = outside.seen.slice(before).map(({ host }) => host.replace(/:\d+$/, ''));
      expect(new Set(asked)).toEqual(
        new Set(type === 'landing' ? ['player.vimeo.com'] : ['www.youtube.com', 'www.youtube-nocookie.com']),
      );
      expect(asked).toHaveLength(2);
    }
  });

  test('MEDIA-06 A-52 MEDIA-04 A63 with reduced motion a visitor sees the poster, and no site is contacted', async ({
    hostPage,
    product,
    visitor,
  }) => {
    // Only this engine's driver can set the preference; what follows is the same code in all of them.
    if (!visitor.tab || visitor.engine !== 'chromium') return;
    await visitor.tab.emulateMedia({ reducedMotion: 'reduce' });
    const [still, gif] = ['glasshouse.svg', 'fireflies.gif'].map((file) => `${product.url}${art}/${file}`);
    const backgroundImage = { img_big: still };
    const moving = { mediaType: 'gif', image: { gif }, overlay };
    const cases = [
      { type: 'page_takeover', main: youtube },
      { type: 'page_takeover', main: moving },
      { type: 'landing', main: vimeo },
    ] as const;
    for (const { type, main } of cases) {
      const widgets = [widgetOf(type, { main: { ...main, backgroundImage } })];
      const body = type === 'landing' ? alone : '<h1>Shop</h1>';
      await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount, body })));
      await visitor.see(`${at(type)} >> input[type=tel]`);
      await visitor.see(`${at(type)} >> img`);
      expect(await readBackground(visitor, at(type))).toMatchObject({
        poster: `${art}/glasshouse.svg`,
        posterCovers: true,
        player: '',
      });
    }
    // Without reduced motion the same page shows the video.
    await visitor.tab.emulateMedia({ reducedMotion: 'no-preference' });
    const widgets = [widgetOf('page_takeover', { main: { ...moving, backgroundImage } })];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount })));
    await visitor.see(`${at('page_takeover')} >> img`);
    expect((await readBackground(visitor, at('page_takeover'))).poster).toBe(`${art}/fireflies.gif`);
  });
});
