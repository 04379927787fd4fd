import type { Channel, OtherKind, RuntimeType, Widget } from '@beckon/contract';

type Partly<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> | undefined }
    : Value;

/** A widget in a file: what its owner says of it, and nothing that a server adds. [OWN-10] */
export type WidgetFile = {
  /** Set by the server when the widget is pushed for the first time. */
  widgetId?: number | undefined;
  type: RuntimeType | OtherKind;
  name: string;
  channel: Channel;
  smsKeyword?: string | undefined;
  data: Partly<Widget['data']>;
};

/** Lets an editor check a widget while it is written: `export default defineWidget({ … })`. [OWN-10] */
export function defineWidget(widget: WidgetFile): WidgetFile {
  return widget;
}
