import { lists, supportsChannel } from '@beckon/contract';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { channelNames } from '../../components/channelNames';
import { Segmented } from '../../components/Segmented';
import { copy } from '../../copy/copy';
import type { Draft, WidgetType } from '../../data/Draft';
import { isDrawn } from '../../fields/isDrawn';
import { adopt } from '../../style/adopt';
import { FieldWarning } from './FieldWarning';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';

adopt(sheet);

const texts = copy.editor.channel;
const mostCharacters = 40;

interface ChannelFieldsProps {
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly errorAt: (path: string) => string | undefined;
  readonly warningAt: (path: string) => string | undefined;
  readonly onChange: (path: string, value: unknown) => void;
}

/** What a widget has besides its data: its channel, and the keyword that people can text. [ENT-01, ENT-04] */
export function ChannelFields(props: ChannelFieldsProps): ReactNode {
  const { type, draft, errorAt, warningAt, onChange } = props;
  const possible = isDrawn(type) ? lists.channels.filter((channel) => supportsChannel(type, channel)) : [];
  return (
    <div className={classes['group']}>
      {possible.length > 1 && (
        <Field label={copy.fields.optIn.channel} hint={texts.help} error={errorAt('channel')} group>
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
            label={copy.fields.optIn.smsKeyword}
            hint={texts.keywordHelp}
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
