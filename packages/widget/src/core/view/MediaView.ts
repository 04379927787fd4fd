/** A picture or a moving picture; what moves may have a poster that stands still. [MEDIA-01] */
export type MediaView =
  | { kind: 'image'; url: string; poster?: string | undefined }
  | { kind: 'video'; site: 'youtube' | 'vimeo'; videoId: string; poster: string | undefined };
