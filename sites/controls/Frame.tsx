import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { openStory } from './openStory';
import type { Setting } from './Setting';
import type { Story } from './Story';

declare global {
  interface Window {
    /** The root of the state drawn last; a closed one can't be reached otherwise. */
    galleryRoot?: Document | ShadowRoot;
  }
}

interface FrameProps {
  readonly story: Story;
  readonly setting: Setting;
  /** Whether the state is shown by itself, and therefore opened. */
  readonly isAlone: boolean;
}

/**
 * One state in the document or in a separate shadow root, drawn by its own React root. `data-ready` says that
 * it is drawn, and open if it starts with a press.
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
      // A state that is being removed may still be drawn once.
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
      // React can't unmount a root while another one is drawing.
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

/** Reports when the state has been drawn. */
function Drawn({ story, onDrawn }: { readonly story: Story; readonly onDrawn: () => void }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing
  useLayoutEffect(() => onDrawn(), []);
  return story.draw();
}
