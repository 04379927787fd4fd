/** A picture or a moving picture. [MEDIA-01] */
export type MediaView =
  | { kind: 'image'; url: string }
  | { kind: 'video'; site: 'youtube' | 'vimeo'; videoId: string; poster: string | undefined };
