import type { MediaView } from '../core/view/MediaView';

/** The two sites whose videos can be shown. [MEDIA-02] */
export type VideoSite = Extract<MediaView, { kind: 'video' }>['site'];
