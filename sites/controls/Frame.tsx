import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { openStory } from './openStory';
import type { Setting } from './Setting';
import type { Story } from './Story';

declare global {
  interface Window {
    /** The root of the state that was drawn last; a closed one can be reached in no other way. */
    galleryRoot?: Document | ShadowRoot;
  }
}

interface FrameProps {
  readonly story: Story;
  readonly setting: Setting;
  /** Whether the state is shown by itself, and so opened. */
  readonly isAlone: boolean;
}

/**
 * One state in the document or in a shadow root of its own, drawn by a React root of its own. `data-ready` says that
 * it stands there, and is open if it begins with a press.
 */
export function Frame({ story, setting, isAlone }: FrameProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { root: kind, scheme } = setting;
  const dir = story.lang === 'ar' ? 'rtl' : setting.dir;

  useLayoutEffect(() => {
    const frame = place.current;
    if (!frame) return undefined;
    const host = frame.appendChild(document.createElement('div'));
    host.dataset.mcScheme = scheme;
    const root = kind === 'document' ? host : host.attachShadow({ mode: kind });
    const container = root.appendChild(document.createElement('div'));
    const renderer = createRoot(container);
    renderer.render(<Drawn story={story} onDrawn={begin} />);
    let isOver = false;
    let stop = (): void => {};
    function begin(): void {
      // What is on its way out may still be drawn once.
      if (isOver) return;
      window.galleryRoot = container.getRootNode() as Document | ShadowRoot;
      if (story.opens && isAlone) stop = openStory(root, story.opens, announce);
      else announce();
    }
    function announce(): void {
      frame?.setAttribute('data-ready', '');
    }
    return () => {
      isOver = true;
      stop();
      frame.removeAttribute('data-ready');
      // React does not let a root be unmounted while another one is drawing.
      queueMicrotask(() => {
        renderer.unmount();
        host.remove();
      });
    };
  }, [story, kind, scheme, isAlone]);

  return (
    <div
      ref={place}
      className="frame"
      data-state={story.name}
      data-opens={story.opens ? '' : undefined}
      dir={dir}
      lang={story.lang}
    />
  );
}

/** Says when the state has been drawn. */
function Drawn({ story, onDrawn }: { readonly story: Story; readonly onDrawn: () => void }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing
  useLayoutEffect(() => onDrawn(), []);
  return story.draw();
}
