import { lists, supportsChannel } from '@beckon/contract';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { channelNames } from '../../parts/channelNames';
import { Segmented } from '../../parts/Segmented';
import type { Draft, WidgetType } from '../../preview/Draft';
import { isDrawn } from '../../preview/previewOrder';
import { adopt } from '../../style/adopt';
import { FieldWarning } from './FieldWarning';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';

adopt(sheet);

const mostCharacters = 40;

interface ChannelFieldsProps {
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly errorAt: (path: string) => string | undefined;
  readonly warningAt: (path: string) => string | undefined;
  readonly onChange: (path: string, value: unknown) => void;
}

/** What stands beside a widget's data: its channel, and the word with which people can write first. [ENT-01, ENT-04] */
export function ChannelFields(props: ChannelFieldsProps): ReactNode {
  const { type, draft, errorAt, warningAt, onChange } = props;
  const possible = isDrawn(type) ? lists.channels.filter((channel) => supportsChannel(type, channel)) : [];
  return (
    <div className={classes['group']}>
      {possible.length > 1 && (
        <Field label="Channel" hint="How you message people who opt in." error={errorAt('channel')} group>
          {({ 'aria-labelledby': labelledBy }) => (
            <Segmented
              aria-labelledby={labelledBy}
              options={possible.map((channel) => [channel, channelNames[channel]])}
              value={draft.channel}
              onChange={(channel) => onChange('channel', channel)}
            />
          )}
        </Field>
      )}
      {draft.channel !== 'fb' && (
        <div>
          <Field
            label="Keyword"
            hint="Anyone who texts this word to your number opts in."
            error={errorAt('smsKeyword')}
            required={false}
          >
            {(input) => (
              <TextInput
                {...input}
                value={draft.smsKeyword}
                maxLength={mostCharacters}
                onChange={(keyword) => onChange('smsKeyword', keyword)}
              />
            )}
          </Field>
          <FieldWarning text={warningAt('smsKeyword')} />
        </div>
      )}
    </div>
  );
}
