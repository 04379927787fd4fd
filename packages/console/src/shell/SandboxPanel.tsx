import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { Dialog } from '@beckon/controls/Dialog';
import { closePath } from '@beckon/controls/icons/closePath';
import { Link } from '@beckon/controls/Link';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useMedia } from '../components/useMedia';
import { copy } from '../copy/copy';
import { adopt } from '../style/adopt';
import classes from './SandboxPanel.module.css';
import sheet from './SandboxPanel.module.css?inline';

adopt(sheet);

const texts = copy.shell.sandbox;

interface SandboxPanelProps {
  readonly accountId: number;
  readonly onClose: () => void;
}

/** The sandbox phone and Messenger beside any screen; a dialog where it covers the screen. [OWN-13] */
export function SandboxPanel(props: SandboxPanelProps): ReactNode {
  const covers = useMedia('(max-width: 800px)');
  const title = useRef<HTMLHeadingElement>(null);
  const { onClose } = props;
  useEffect(() => title.current?.focus(), []);
  if (covers)
    return (
      <Dialog label={texts.title} className={classes['panel']} initialFocus={title} onClose={onClose}>
        <Contents {...props} title={title} />
      </Dialog>
    );
  return (
    <aside
      className={classes['panel']}
      aria-label={texts.title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Contents {...props} title={title} />
    </aside>
  );
}

type ContentsProps = SandboxPanelProps & { readonly title: RefObject<HTMLHeadingElement | null> };

function Contents({ accountId, onClose, title }: ContentsProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  // Key presses inside the frame only reach the frame.
  const listen = (): void =>
    frame.current?.contentWindow?.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onClose();
    });
  return (
    <>
      <header className={classes['head']}>
        <h2 ref={title} className={classes['title']} tabIndex={-1}>
          {texts.title}
        </h2>
        <Link className={classes['link']} href={`/sandbox/${accountId}`} target="_blank" rel="noreferrer">
          {texts.fullPage}
        </Link>
        <ButtonIcon size={16} icon={closePath} aria-label={texts.close} onClick={onClose} />
      </header>
      <iframe
        ref={frame}
        className={classes['frame']}
        src={`/sandbox/${accountId}`}
        title={texts.frame}
        onLoad={listen}
      />
    </>
  );
}
