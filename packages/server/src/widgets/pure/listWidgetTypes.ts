import { type Channel, lists, parseKind, parseWidget, supportsChannel } from '@beckon/contract';
import { typeNames } from '@beckon/contract/data/typeNames';
import { isRuntimeType, sectionsOf } from './validateWidget';

/** A type, its channels, and the default values for each channel. */
export type WidgetType = {
  type: keyof typeof typeNames;
  name: string;
  isDrawn: boolean;
  channels: Channel[];
  sections: string[];
  defaults: Record<string, unknown>;
};

/** All types with their defaults by channel, parsed with the schemas that pages use. [ENT-02, ENT-03, OWN-07] */
export function listWidgetTypes(): WidgetType[] {
  return [...lists.runtimeTypes, ...lists.otherKinds].map((type) => {
    const channels = channelsOf(type);
    return {
      type,
      name: typeNames[type],
      isDrawn: isRuntimeType(type),
      channels,
      sections: Object.keys(sectionsOf(type)),
      defaults: Object.fromEntries(channels.map((channel) => [channel, defaultsOf(type, channel)])),
    };
  });
}

/** The channels that a type supports; the first one is its default. [A-14, ENT-04] */
export function channelsOf(type: string): Channel[] {
  return isRuntimeType(type) ? lists.channels.filter((channel) => supportsChannel(type, channel)) : ['fb'];
}

function defaultsOf(type: string, channel: Channel): unknown {
  const raw = { widget_id: '1', widget_type: type, channel };
  const read = isRuntimeType(type) ? parseWidget(raw) : parseKind(raw);
  if (!read.ok) return {};
  return 'widget' in read ? read.widget.data : read.other.data;
}
