/** A picture or a video; a video may have a poster. [MEDIA-01] */
export type MediaView =
  | { kind: 'image'; url: string; poster?: string | undefined }
  | { kind: 'video'; site: 'youtube' | 'vimeo'; videoId: string; poster: string | undefined };
