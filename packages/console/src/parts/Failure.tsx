import { Button } from '@beckon/controls/Button';
import { Component, type ReactNode } from 'react';
import { toasts } from '../data/toasts';
import { Notice } from './Notice';

type Props = {
  readonly children: ReactNode;
  /** What stands in its place, for parts that are not the whole screen. */
  readonly instead?: ReactNode;
};

const reload = (): void => window.location.reload();

/** What is shown in place of a screen that could not be drawn, or whose part was not found after an update. */
export class Failure extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    if (this.props.instead !== undefined)
      toasts.show('This could not be loaded. Check your connection, and load the page again.', {
        tone: 'bad',
      });
    // A screen that could not be fetched comes with the connection.
    else if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', reload);
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (this.state.error === undefined) return children;
    if (instead !== undefined) return instead;
    if (!navigator.onLine)
      return <Notice title="You’re offline" text="This screen loads when you’re back online." />;
    return (
      <Notice
        title="This screen could not be shown"
        text="Perhaps Beckon was updated meanwhile. What you saved is safe. Load the page again; if that does not help, go back to your widgets."
      >
        <Button onClick={reload}>Load again</Button>
        <Button variant="secondary" onClick={() => window.location.assign('/console/widgets')}>
          To my widgets
        </Button>
      </Notice>
    );
  }
}
