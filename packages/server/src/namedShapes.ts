import {
  AuditShape,
  KeyShape,
  MemberShape,
  SessionEntry,
  SessionShape,
  SettingsChange,
  SettingsShape,
  SiteShape,
} from './accounts/pure/index';
import { ApiErrorBody } from './api/pure/index';
import { FigureShape, ReportShape, TokenOrderShape } from './events/pure/index';
import { ConsentShape, PersonShape, SubscriberEventShape, SubscriberShape } from './subscribers/pure/index';
import { DeliveryShape, WebhookShape } from './webhooks/pure/index';
import { VersionEntry, VersionShape, WidgetEntry, WidgetShape, WidgetTypeShape } from './widgets/pure/index';

/** Schemas that the API description contains once, by name. */
export const namedShapes: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [ApiErrorBody, 'Error'],
  [SessionShape, 'Session'],
  [SessionEntry, 'SessionEntry'],
  [MemberShape, 'Member'],
  [KeyShape, 'Key'],
  [AuditShape, 'AuditEntry'],
  [WidgetShape, 'Widget'],
  [WidgetEntry, 'WidgetEntry'],
  [WidgetTypeShape, 'WidgetType'],
  [VersionEntry, 'VersionEntry'],
  [VersionShape, 'Version'],
  [SettingsShape, 'Settings'],
  [SettingsChange, 'SettingsChange'],
  [SiteShape, 'Site'],
  [SubscriberShape, 'Subscriber'],
  [ConsentShape, 'Consent'],
  [SubscriberEventShape, 'SubscriberEvent'],
  [PersonShape, 'Person'],
  [FigureShape, 'Figures'],
  [ReportShape, 'Report'],
  [TokenOrderShape, 'TokenOrder'],
  [WebhookShape, 'Webhook'],
  [DeliveryShape, 'Delivery'],
]);
