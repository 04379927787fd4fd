import type { Main } from '@beckon/contract';
import type { MediaView } from './MediaView';
import { parseVideo } from './parseVideo';
import { safeUrl } from './safeUrl';
import type { BackgroundView } from './View';

type MediaFields = Pick<Main, 'mediaType' | 'image' | 'videoLink' | 'overlay' | 'backgroundImage'>;

type Placed = Pick<Main, 'mediaType' | 'imagePlacement' | 'videoPlacement'>;

/** The selected medium; the others are not shown. [MEDIA-01, MEDIA-02] */
export function viewMedia({
  mediaType,
  image,
  videoLink,
  backgroundImage,
}: MediaFields): MediaView | undefined {
  const still = safeUrl(image.img_big);
  const poster = still ?? safeUrl(backgroundImage.img_big);
  if (mediaType === 'video') {
    const video = parseVideo(videoLink);
    return video && { kind: 'video', ...video, poster };
  }
  const isGif = mediaType === 'gif';
  const url = isGif ? safeUrl(image.gif) : still;
  return url === undefined ? undefined : { kind: 'image', url, ...(isGif && { poster }) };
}

/** The position of that medium. [CARD-02, CARD-03] */
export function mediaPlace({ mediaType, videoPlacement, imagePlacement }: Placed): Main['imagePlacement'] {
  return mediaType === 'video' ? videoPlacement : imagePlacement;
}

/** The background behind the text, and the color over it. [OVL-05, MEDIA-06, MEDIA-07] */
export function viewBackground(fields: MediaFields): BackgroundView {
  const { overlay, backgroundImage } = fields;
  const still = safeUrl(backgroundImage.img_big);
  const chosen = viewMedia(fields);
  const layer = overlay.enabled ? (overlay.overlayColor ?? defaultLayer) : undefined;
  return { media: chosen ?? (still === undefined ? undefined : { kind: 'image', url: still }), layer };
}

/** Dark enough for white text over any picture. */
const defaultLayer = '#0b1020b3';
