import { Button } from '@beckon/controls/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton';
import { saveFile } from '../../components/saveFile';
import { copy } from '../../copy/copy';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { Snippet } from '../install/Snippet';
import classes from './stage.module.css';

const texts = copy.editor.preview.otherWidgets;

interface AdsJsonProps {
  readonly widgetId: number;
  readonly version: number;
}

const indent = 2;

/** The message of an ad, which its owner pastes into the ad tool, to copy or download. [OWN-18, A-13] */
export function AdsJson({ widgetId, version }: AdsJsonProps): ReactNode {
  const { data, error, refetch } = useQuery({
    queryKey: ['adsJson', widgetId, version],
    queryFn: () => callApi<{ message: unknown }>('GET', `/widgets/${widgetId}/ads-json`),
  });
  if (error)
    return (
      <>
        <p role="alert">{sentenceOf(error)}</p>
        <Button size="s" variant="secondary" onClick={() => void refetch()}>
          {copy.common.tryAgain}
        </Button>
      </>
    );
  if (!data) return <Skeleton kind="rows" />;
  const json = JSON.stringify(data, null, indent);
  const save = (): void => saveFile(`ad-${widgetId}.json`, new Blob([json], { type: 'application/json' }));
  return (
    <>
      <div className={classes['json']}>
        <Snippet text={json} label={texts.json} />
      </div>
      <Button size="s" variant="secondary" data-act="downloadJson" onClick={save}>
        {texts.download}
      </Button>
      <p className={classes['note']}>{texts.jsonNote}</p>
    </>
  );
}
