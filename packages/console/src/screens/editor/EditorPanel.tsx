import { type ReactNode, useRef } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { FieldProblem } from '../../data/ApiProblem';
import type { Draft, WidgetType } from '../../data/Draft';
import { describeProblem } from '../../data/describeProblem';
import { isAbout, nameOfPanel } from '../../draft/placeProblem';
import type { EditorField, Mode } from '../../fields/EditorField';
import { isShown } from '../../fields/fieldsFor';
import { valueAtPath } from '../../fields/valueAtPath';
import { adopt } from '../../style/adopt';
import { ChannelFields } from './ChannelFields';
import { FieldWarning } from './FieldWarning';
import { FieldInput } from './inputs/FieldInput';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';
import { RulesSummary } from './rules/RulesSummary';
import { useShowProblem } from './useShowProblem';
import { WithheldFields } from './WithheldFields';

adopt(sheet);

const texts = copy.editor;

interface EditorPanelProps {
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly fields: readonly EditorField[];
  readonly values: Readonly<Record<string, unknown>>;
  /** How visitors get to Messenger; if it isn't known, the panel doesn't mention it. */
  readonly mode?: Mode | undefined;
  readonly panel: string;
  readonly problems: readonly FieldProblem[];
  /** What may stay as it is, but owners should know. */
  readonly warnings?: readonly FieldProblem[];
  readonly canEdit: boolean;
  readonly onChange: (path: string, value: unknown) => void;
  /** What a type has on a panel besides its fields. */
  readonly extra?: ReactNode;
}

/** The fields of one panel, built from the table; a value that differs from the default can be reset. [OWN-07] */
export function EditorPanel(props: EditorPanelProps): ReactNode {
  const { type, draft, fields, values, panel, problems, canEdit, onChange, warnings = [] } = props;
  const shown = fields.filter((field) => field.panel === panel && isShown(field, values, draft.data));
  const describeAt = (list: readonly FieldProblem[], path: string): string | undefined => {
    const problem = list.find((one) => isAbout(one, path));
    return problem && describeProblem(texts.this, problem);
  };
  const errorAt = (path: string): string | undefined => describeAt(problems, path);
  const warningAt = (path: string): string | undefined => describeAt(warnings, path);
  const groups = [...new Set(shown.map(({ group }) => group))];
  const box = useRef<HTMLFieldSetElement>(null);
  useShowProblem(box);
  return (
    <fieldset ref={box} className={classes['panel']} disabled={!canEdit}>
      <legend className={classes['legend']}>{nameOfPanel(panel)}</legend>
      {!canEdit && <p className={classes['viewing']}>{texts.readOnly}</p>}
      {(panel === 'rules' || panel === 'where') && (
        <RulesSummary
          type={type}
          draft={draft}
          values={values}
          hasSimulator={fields.some(({ path }) => path === 'main.whenDisplay')}
        />
      )}
      {panel === 'where' && props.extra}
      {panel === 'optIn' && <ChannelFields {...{ type, draft, errorAt, warningAt, onChange }} />}
      {groups.map((group) => (
        <div key={group ?? ''} className={classes['group']}>
          {group && <h2 className={classes['groupTitle']}>{group}</h2>}
          {shown
            .filter((field) => field.group === group)
            .map((field) => {
              const path = `data.${field.path}`;
              const isSet = valueAtPath(draft, path) !== undefined;
              return (
                <div key={field.path} className={classes['field']} data-field={field.path}>
                  <FieldInput
                    field={field}
                    value={valueAtPath(draft, path) ?? valueAtPath(values, field.path)}
                    values={values}
                    error={errorAt(path)}
                    onChange={(value) => onChange(path, value)}
                  />
                  <FieldWarning text={warningAt(path)} />
                  {isSet && (
                    <button
                      type="button"
                      className={classes['reset']}
                      aria-label={fill(texts.resetField, { field: field.label })}
                      onClick={() => onChange(path, undefined)}
                    >
                      {texts.reset}
                    </button>
                  )}
                </div>
              );
            })}
        </div>
      ))}
      {panel === 'languages' && props.extra}
      {props.mode && (
        <WithheldFields type={type} draft={draft} values={values} panel={panel} mode={props.mode} />
      )}
      {shown.length === 0 && <p className={classes['quiet']}>{texts.noFields}</p>}
    </fieldset>
  );
}
