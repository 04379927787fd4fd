import { Button } from '@beckon/controls/Button';
import { ScrollArea } from '@beckon/controls/ScrollArea';
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
    <div className={classes['snippet']} data-snippet={label}>
      <ScrollArea label={label} className={classes['code']}>
        <code>{text}</code>
      </ScrollArea>
      <Button size="s" variant="secondary" icon={consoleIcons.copy} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
