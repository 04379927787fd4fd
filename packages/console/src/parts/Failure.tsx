import { Button } from '@beckon/controls/Button';
import { Component, type ReactNode } from 'react';
import { Notice } from './Notice';

type Props = { readonly children: ReactNode };

/** What is shown in place of a screen that could not be drawn, or whose part was not found after an update. */
export class Failure extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Notice
        title="This screen could not be shown"
        text="Perhaps Beckon was updated meanwhile. What you saved is safe. Load the page again; if that does not help, go back to your widgets."
      >
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <Button variant="secondary" onClick={() => window.location.assign('/console/widgets')}>
          To my widgets
        </Button>
      </Notice>
    );
  }
}
