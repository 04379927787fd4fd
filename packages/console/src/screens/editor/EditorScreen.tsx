import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { Notice } from '../../components/Notice';
import { Skeleton } from '../../components/Skeleton';
import { copy } from '../../copy/copy';
import { ApiProblem, sentenceOf } from '../../data/ApiProblem';
import { useWidget } from '../../data/useWidgets';
import { adopt } from '../../style/adopt';
import { Editor } from './Editor';
import text from './editor.module.css?inline';

adopt(text);

const texts = copy.editor;
const notFound = 404;

/** One widget in the editor, once it has loaded. [OWN-07] */
export function EditorScreen(): ReactNode {
  const { widgetId = '' } = useParams();
  const [, navigate] = useLocation();
  const { data: widget, error, refetch } = useWidget(Number(widgetId));
  if (widget) return <Editor key={widget.widgetId} widget={widget} />;
  if (!error) return <Skeleton kind="page" />;
  const isGone = error instanceof ApiProblem && error.status === notFound;
  return (
    <Notice
      title={isGone ? texts.missing.title : texts.loadFailed}
      text={isGone ? texts.missing.text : sentenceOf(error)}
    >
      {!isGone && <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>}
      <Button variant="secondary" onClick={() => navigate('/widgets')}>
        {copy.common.goToWidgets}
      </Button>
    </Notice>
  );
}
