import type { Account, Widget } from '@beckon/contract';

type Asked = {
  account: Pick<Account, 'messenger_mode' | 'is_eu_affected'>;
  widget: Pick<Widget, 'channel' | 'data'>;
  /** Where this installation's scripts come from. */
  host: string;
  styleHash: string;
};

const messengerScripts = 'https://connect.facebook.net';
const messengerFrames = 'https://www.facebook.com';
const videoScripts = ['https://www.youtube.com', 'https://player.vimeo.com'];
const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * What a landing page may load: this installation, images, and only those other sites that this widget uses.
 * If it uses none, no text can become script either. [OWN-19, LAY-05, MEDIA-04, LOAD-14]
 */
export function buildLandingPolicy({ account, widget, host, styleHash }: Asked): string {
  const { main, submitted, setup } = widget.data;
  const hasVideo = [main, submitted].some(({ mediaType }) => mediaType === 'video');
  const hasPlugin = widget.channel === 'fb' && account.messenger_mode === 'plugin' && !account.is_eu_affected;
  const hasPixel = Boolean(setup.pixelId);
  const isForeign = hasVideo || hasPlugin || hasPixel;
  const own = ["'self'", host];
  const directives: Record<string, readonly (string | false)[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(hasVideo ? videoScripts : []), (hasPlugin || hasPixel) && messengerScripts],
    'connect-src': [...own, (hasPlugin || hasPixel) && messengerFrames],
    // Next to a hash, the other keyword has no effect.
    'style-src': [hasPlugin ? "'unsafe-inline'" : `'${styleHash}'`],
    'img-src': ["'self'", 'https:', 'data:', host.startsWith('http:') && 'http:'],
    'frame-src': [...(hasVideo ? videoFrames : []), (hasPlugin || hasPixel) && messengerFrames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  const lines = Object.entries(directives).flatMap(([name, sources]) => {
    const given = sources.filter(Boolean);
    return given.length > 0 ? [`${name} ${given.join(' ')}`] : [];
  });
  return [...lines, ...(isForeign ? [] : ["require-trusted-types-for 'script'"])].join('; ');
}
