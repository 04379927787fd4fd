import { Button } from '@beckon/controls/Button';
import { Component, type ReactNode } from 'react';
import { copy } from '../copy/copy';
import { toasts } from '../data/toasts';
import { Notice } from './Notice';

type Props = {
  readonly children: ReactNode;
  /** What to show instead, for parts that aren't the whole screen. */
  readonly instead?: ReactNode;
};

const texts = copy.parts.failure;
const reload = (): void => window.location.reload();

/** Replaces a screen that failed to render, or whose file was not found after an update. */
export class Failure extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    if (this.props.instead !== undefined) toasts.show(texts.part, { tone: 'bad' });
    // A screen that couldn't be loaded loads once the connection is back.
    else if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', reload);
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (this.state.error === undefined) return children;
    if (instead !== undefined) return instead;
    if (!navigator.onLine) return <Notice {...texts.offline} />;
    return (
      <Notice title={texts.title} text={texts.text}>
        <Button onClick={reload}>{texts.reload}</Button>
        <Button variant="secondary" onClick={() => window.location.assign('/console/widgets')}>
          {copy.common.goToWidgets}
        </Button>
      </Notice>
    );
  }
}
