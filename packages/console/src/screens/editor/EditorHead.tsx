import { Button } from '@beckon/controls/Button';
import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { Icon } from '@beckon/controls/Icon';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { consoleIcons } from '../../components/consoleIcons';
import { Tag } from '../../components/Tag';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import type { DraftStore, SaveState } from '../../draft/DraftStore';
import type { PlacedProblem } from '../../draft/placeProblem';
import { RenameDialog } from '../widgets/RenameDialog';
import { statusOf } from '../widgets/statusOf';
import classes from './editor.module.css';
import { SaveMark } from './SaveMark';
import { useRename } from './useRename';

const texts = copy.editor;
const iconPx = 18;

interface EditorHeadProps {
  readonly widget: Api['widget'];
  readonly save: SaveState;
  /** Whether something besides the draft was typed and isn't saved. */
  readonly isUnsaved?: boolean;
  readonly problems: readonly PlacedProblem[];
  /** How many fields differ from what visitors see. */
  readonly changes: number | undefined;
  /** Whether there is anything to publish. */
  readonly hasNews: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canEdit: boolean;
  readonly store: DraftStore;
  readonly onPublish: () => void;
  readonly onVersions: () => void;
}

/** The widget's name and state, and the actions for the whole widget. [OWN-06, OWN-09] */
export function EditorHead(props: EditorHeadProps): ReactNode {
  const { widget, save, store, canEdit } = props;
  const [isNaming, setNaming] = useState(false);
  const rename = useRename(widget, store);
  const { label, tone } = statusOf(widget);
  return (
    <header className={classes['head']}>
      <Link href="/widgets" className={classes['back']} aria-label={texts.back}>
        <Icon path={consoleIcons.back} size={iconPx} />
      </Link>
      <div className={classes['title']}>
        <h1 className={classes['name']}>{widget.name}</h1>
        {canEdit && (
          <ButtonIcon
            size={16}
            icon={consoleIcons.pencil}
            aria-label={copy.common.renameWidget}
            onClick={() => setNaming(true)}
          />
        )}
        <span className={classes['kind']}>{copy.common.types[widget.type]}</span>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <SaveMark
        save={save}
        isUnsaved={props.isUnsaved === true}
        problems={props.problems}
        onRetry={store.retry}
      />
      <div className={classes['acts']}>
        <ButtonIcon
          size={16}
          icon={consoleIcons.undo}
          aria-label={copy.common.undo}
          disabled={!props.canUndo}
          onClick={store.undo}
        />
        <ButtonIcon
          size={16}
          icon={consoleIcons.redo}
          aria-label={texts.redo}
          disabled={!props.canRedo}
          onClick={store.redo}
        />
        <ButtonIcon
          size={16}
          icon={consoleIcons.history}
          aria-label={texts.versions.title}
          onClick={props.onVersions}
        />
        {canEdit && (
          <Button size="s" data-act="publish" disabled={!props.hasNews} onClick={props.onPublish}>
            {props.changes ? fill(texts.publishCount, { n: props.changes }) : copy.common.publish}
          </Button>
        )}
      </div>
      {isNaming && <RenameDialog name={widget.name} onName={rename} onClose={() => setNaming(false)} />}
    </header>
  );
}
