import type { ReactNode } from 'react';
import type { ConsentView, MessengerLinkView, PluginView } from '../../core/view/BodyView';
import { Consent } from './Consent';
import type { FormProps } from './FormProps';
import { MessengerLink } from './MessengerLink';
import { PluginSlot } from './PluginSlot';

type MessengerFormProps = FormProps<PluginView | MessengerLinkView | ConsentView>;

/** All messenger forms as one part: a link replaces a failed plugin at once. [REND-07, CHK-05] */
export function MessengerForm({ view, ...given }: MessengerFormProps): ReactNode {
  if (view.kind === 'plugin') return <PluginSlot view={view} {...given} />;
  if (view.kind === 'consent') return <Consent view={view} {...given} />;
  return <MessengerLink view={view} {...given} />;
}
