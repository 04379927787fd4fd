import { ApiErrorBody } from './ApiErrorBody';
import { FigureShape, ReportShape, TokenOrderShape } from './FigureShape';
import { AuditShape, KeyShape } from './KeyShape';
import { MemberShape, SessionEntry, SessionShape } from './SessionShape';
import { SettingsChange, SettingsShape, SiteShape } from './SettingsShape';
import { ConsentShape, PersonShape, SubscriberEventShape, SubscriberShape } from './SubscriberShape';
import { DeliveryShape, WebhookShape } from './WebhookShape';
import { VersionEntry, VersionShape, WidgetEntry, WidgetShape, WidgetTypeShape } from './WidgetShape';

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
