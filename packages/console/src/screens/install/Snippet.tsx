import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { toasts } from '../../data/toasts';
import { consoleIcons } from '../../parts/consoleIcons';
import { adopt } from '../../style/adopt';
import classes from './install.module.css';
import sheet from './install.module.css?inline';

adopt(sheet);

interface SnippetProps {
  readonly text: string;
  readonly label: string;
}

/** Code to take along. [OWN-04] */
export function Snippet({ text, label }: SnippetProps): ReactNode {
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show('Copied.'),
      () =>
        toasts.show('Your browser does not allow copying: mark the line and copy it by hand.', {
          tone: 'bad',
        }),
    );
  return (
    <div className={classes['snippet']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a line longer than its box is scrolled by keyboard */}
      <section className={classes['code']} tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </section>
      <Button size="s" variant="secondary" icon={consoleIcons.copy} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
