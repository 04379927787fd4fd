import { Button } from '@beckon/controls/Button';
import { ScrollArea } from '@beckon/controls/ScrollArea';
import type { ReactNode } from 'react';
import { consoleIcons } from '../../components/consoleIcons';
import { copy } from '../../copy/copy';
import { toasts } from '../../data/toasts';
import { adopt } from '../../style/adopt';
import classes from './install.module.css';
import sheet from './install.module.css?inline';

adopt(sheet);

const texts = copy.install.snippet;

interface SnippetProps {
  readonly text: string;
  readonly label: string;
}

/** Code to copy. [OWN-04] */
export function Snippet({ text, label }: SnippetProps): ReactNode {
  const write = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show(texts.copied),
      () => toasts.show(texts.blocked, { tone: 'bad' }),
    );
  return (
    <div className={classes['snippet']} data-snippet={label}>
      <ScrollArea label={label} className={classes['code']}>
        <code>{text}</code>
      </ScrollArea>
      <Button size="s" variant="secondary" icon={consoleIcons.copy} onClick={write}>
        {copy.common.copy}
      </Button>
    </div>
  );
}
