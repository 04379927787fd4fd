import { type ReactNode, useRef } from 'react';
import { useFilter } from '../../components/useFilter';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import type { FieldProblem } from '../../data/ApiProblem';
import type { Draft } from '../../data/Draft';
import type { EditorField, Mode, Panel } from '../../fields/EditorField';
import { isLanguage } from '../../languages/parseOwnTexts';
import { EditorPanel } from './EditorPanel';
import { LanguageEditor } from './languages/LanguageEditor';
import { LanguageList } from './languages/LanguageList';
import { PanelTabs } from './PanelTabs';
import classes from './panel.module.css';
import { LandingAddress } from './publish/LandingAddress';
import type { LandingAddressState } from './publish/useLandingAddress';

interface EditorSideProps {
  readonly widget: Api['widget'];
  readonly draft: Draft;
  readonly fields: readonly EditorField[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly mode: Mode | undefined;
  readonly panel: Panel;
  readonly problems: readonly FieldProblem[];
  readonly warnings: readonly FieldProblem[];
  readonly marked: ReadonlySet<string>;
  readonly canEdit: boolean;
  readonly address: LandingAddressState;
  readonly account: Api['settings'] | undefined;
  readonly onChange: (path: string, value: unknown) => void;
}

/** The tabs, and the open panel; on the panel of languages, the one that is open there. [OWN-07] */
export function EditorSide(props: EditorSideProps): ReactNode {
  const { widget, draft, fields, values, panel, account, problems, canEdit, onChange } = props;
  const [{ language }] = useFilter(['language']);
  const translated = panel === 'languages' && isLanguage(language) ? language : undefined;
  const last = useRef(translated);
  last.current = translated ?? last.current;
  const edited = { draft, fields, values, problems, canEdit, onChange, type: widget.type };
  return (
    <section
      className={classes['side']}
      aria-label={copy.editor.settings}
      data-translating={translated && true}
    >
      <PanelTabs fields={fields} chosen={panel} marked={props.marked} />
      {translated ? (
        <LanguageEditor key={translated} {...edited} language={translated} account={account} />
      ) : (
        <EditorPanel
          // Another panel starts at its top.
          key={panel}
          {...edited}
          mode={props.mode}
          panel={panel}
          warnings={props.warnings}
          extra={
            panel === 'languages' ? (
              <LanguageList {...{ draft, fields, values, account }} last={last.current} />
            ) : (
              widget.type === 'landing' && (
                <LandingAddress address={props.address} state={stateOfPage(widget)} />
              )
            )
          }
        />
      )}
    </section>
  );
}

function stateOfPage({ version, status }: Api['widget']): 'unpublished' | 'live' | 'paused' {
  if (version === 0) return 'unpublished';
  return status === 'active' ? 'live' : 'paused';
}
