import { AuditShape, KeyShape } from './accounts/shapes/KeyShape';
import { MemberShape, SessionEntry, SessionShape } from './accounts/shapes/SessionShape';
import { SettingsChange, SettingsShape, SiteShape } from './accounts/shapes/SettingsShape';
import { ApiErrorBody } from './api/pure/ApiErrorBody';
import { FigureShape, ReportShape, TokenOrderShape } from './events/shapes/FigureShape';
import {
  ConsentShape,
  PersonShape,
  SubscriberEventShape,
  SubscriberShape,
} from './subscribers/shapes/SubscriberShape';
import { DeliveryShape, WebhookShape } from './webhooks/shapes/WebhookShape';
import {
  VersionEntry,
  VersionShape,
  WidgetEntry,
  WidgetShape,
  WidgetTypeShape,
} from './widgets/shapes/WidgetShape';

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
