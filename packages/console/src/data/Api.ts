import type { ConnectionsShape } from '@beckon/server/shapes/ConnectionsShape';
import type { FailedMessagesShape } from '@beckon/server/shapes/FailedMessageShape';
import type { ReportShape } from '@beckon/server/shapes/FigureShape';
import type { AuditShape, KeyShape } from '@beckon/server/shapes/KeyShape';
import type { RefusalShape } from '@beckon/server/shapes/RefusalShape';
import type {
  ClaimShape,
  InvitationShape,
  MemberShape,
  SessionEntry,
  SessionShape,
  ShownInvitationShape,
} from '@beckon/server/shapes/SessionShape';
import type { InstallShape, SettingsShape } from '@beckon/server/shapes/SettingsShape';
import type { PersonShape, SubscriberShape } from '@beckon/server/shapes/SubscriberShape';
import type { TestMessageShape } from '@beckon/server/shapes/TestMessageShape';
import type { DeliveryShape, WebhookShape } from '@beckon/server/shapes/WebhookShape';
import type { VersionEntry, VersionShape, WidgetEntry, WidgetShape } from '@beckon/server/shapes/WidgetShape';
import type * as v from 'valibot';

/** The responses of the owner's API, from the server's own schemas. [OWN-10] */
export type Api = {
  session: v.InferOutput<typeof SessionShape>;
  widget: v.InferOutput<typeof WidgetShape>;
  entry: v.InferOutput<typeof WidgetEntry>;
  versionEntry: v.InferOutput<typeof VersionEntry>;
  version: v.InferOutput<typeof VersionShape>;
  settings: v.InferOutput<typeof SettingsShape>;
  install: v.InferOutput<typeof InstallShape>;
  report: v.InferOutput<typeof ReportShape>;
  refusal: v.InferOutput<typeof RefusalShape>;
  subscriber: v.InferOutput<typeof SubscriberShape>;
  person: v.InferOutput<typeof PersonShape>;
  connections: v.InferOutput<typeof ConnectionsShape>;
  connection: v.InferOutput<typeof ConnectionsShape>['connections'][number];
  provider: v.InferOutput<typeof ConnectionsShape>['providers'][number];
  testMessage: v.InferOutput<typeof TestMessageShape>;
  failedMessages: v.InferOutput<typeof FailedMessagesShape>;
  sessionEntry: v.InferOutput<typeof SessionEntry>;
  invitation: v.InferOutput<typeof InvitationShape>;
  shownInvitation: v.InferOutput<typeof ShownInvitationShape>;
  claim: v.InferOutput<typeof ClaimShape>;
  member: v.InferOutput<typeof MemberShape>;
  key: v.InferOutput<typeof KeyShape>;
  audit: v.InferOutput<typeof AuditShape>;
  webhook: v.InferOutput<typeof WebhookShape>;
  delivery: v.InferOutput<typeof DeliveryShape>;
};
