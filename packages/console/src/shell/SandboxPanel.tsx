import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { Dialog } from '@beckon/controls/Dialog';
import { closePath } from '@beckon/controls/icons/closePath';
import { Link } from '@beckon/controls/Link';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useMedia } from '../parts/useMedia';
import { adopt } from '../style/adopt';
import classes from './SandboxPanel.module.css';
import sheet from './SandboxPanel.module.css?inline';

adopt(sheet);

interface SandboxPanelProps {
  readonly accountId: number;
  readonly onClose: () => void;
}

/** The phone and the messenger of an account that is tried out, beside any screen; where it covers the screen it is a dialog. [OWN-13] */
export function SandboxPanel(props: SandboxPanelProps): ReactNode {
  const covers = useMedia('(max-width: 800px)');
  const title = useRef<HTMLHeadingElement>(null);
  const { onClose } = props;
  useEffect(() => title.current?.focus(), []);
  if (covers)
    return (
      <Dialog label="Sandbox" className={classes['panel']} initialFocus={title} onClose={onClose}>
        <Contents {...props} title={title} />
      </Dialog>
    );
  return (
    <aside
      className={classes['panel']}
      aria-label="Sandbox"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Contents {...props} title={title} />
    </aside>
  );
}

type ContentsProps = SandboxPanelProps & { readonly title: RefObject<HTMLHeadingElement | null> };

function Contents({ accountId, onClose, title }: ContentsProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  // Keys that are pressed inside the frame are heard there alone.
  const listen = (): void =>
    frame.current?.contentWindow?.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onClose();
    });
  return (
    <>
      <header className={classes['head']}>
        <h2 ref={title} className={classes['title']} tabIndex={-1}>
          Sandbox
        </h2>
        <Link className={classes['link']} href={`/sandbox/${accountId}`} target="_blank" rel="noreferrer">
          Open full page
        </Link>
        <ButtonIcon size={16} icon={closePath} aria-label="Close the sandbox" onClick={onClose} />
      </header>
      <iframe
        ref={frame}
        className={classes['frame']}
        src={`/sandbox/${accountId}`}
        title="Phone and messenger"
        onLoad={listen}
      />
    </>
  );
}
