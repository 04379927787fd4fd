import type { Dispatch } from 'react';
import type { SandboxEvent, SandboxState } from './SandboxState';

/** What the phone and the messenger are given. */
export type AppProps = {
  state: SandboxState;
  tell: Dispatch<SandboxEvent>;
  /** Where acts are sent. */
  address: string;
};
