import { Button } from '@beckon/controls/Button';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { useRested } from '../../components/useRested';
import { copy } from '../../copy/copy';
import { pageAddress } from '../../fields/pageAddress';
import classes from './stage.module.css';

const texts = copy.editor.preview.site;
const restMs = 700;

interface PageFieldProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** The page is on none of the owner's websites: it waits for their confirmation. */
  readonly isAsked: boolean;
  readonly onWant: () => void;
  /** The font of that page: a page can't read which font another one uses. */
  readonly font: string;
  readonly onFont: (font: string) => void;
}

/** Which page of the owner is behind the widget; it loads once typing pauses. [OWN-08] */
export function PageField(props: PageFieldProps): ReactNode {
  const { value, onChange, isAsked, onWant, font, onFont } = props;
  const [typed, setTyped] = useState(value);
  const [typedFont, setTypedFont] = useState(font);
  useRested(typed, restMs, (text) => pageAddress(text) && text !== value && onChange(text));
  useRested(typedFont, restMs, (text) => text !== font && onFont(text.trim()));
  return (
    <div className={classes['page']}>
      <TextInput
        type="url"
        aria-label={texts.url}
        placeholder="https://example.com/"
        value={typed}
        onChange={setTyped}
      />
      <TextInput
        aria-label={texts.font}
        placeholder={texts.fontExample}
        value={typedFont}
        onChange={setTypedFont}
      />
      {isAsked && value !== '' ? (
        <p className={classes['note']}>
          {texts.unknown}{' '}
          <Button size="s" variant="secondary" data-act="showPage" onClick={onWant}>
            {texts.show}
          </Button>
        </p>
      ) : (
        <p className={classes['note']}>{texts.note}</p>
      )}
    </div>
  );
}
