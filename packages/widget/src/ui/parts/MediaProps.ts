import type { Event } from '../../core/Event';
import type { MediaView } from '../../core/view/MediaView';

/** A picture or a video; `send` tells the core that a player's script has loaded or never will. [MEDIA-05] */
export type MediaProps<View extends MediaView = MediaView> = {
  view: View;
  /** Behind everything, filling its frame, without sound or controls. [MEDIA-06] */
  cover?: boolean;
  send: (event: Event) => void;
};

/** The view of a video. */
export type VideoView = Extract<MediaView, { kind: 'video' }>;
