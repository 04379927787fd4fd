import { limits, texts } from '@beckon/contract';
import type { StoredWidget } from '../../accounts/pure/index';

/** What a widget does when an opt-in arrives. */
export type OptInActions = {
  /** What a visitor texts, before the ref or keyword. */
  optInText: string;
  keywords: string[];
  /** The messages that follow; an owner who emptied it wants none. */
  sequence: string | undefined;
};

/** Parses the section `actions` of a stored widget; treats malformed values as missing. [OWN-22, ENT-14] */
export function parseActions({ data }: Pick<StoredWidget, 'data'>): OptInActions {
  const raw = (data['actions'] ?? {}) as Record<string, unknown>;
  const text = (name: string): string | undefined => {
    const value = raw[name];
    return typeof value === 'string' ? value.slice(0, limits.textCharacters) : undefined;
  };
  const lines = Array.isArray(raw['opt_in_keywords'])
    ? raw['opt_in_keywords'].filter((one): one is string => typeof one === 'string')
    : (text('opt_in_keywords') ?? '').split('\n');
  return {
    optInText: text('opt_in_text') ?? texts.subscribe,
    keywords: lines.map((line) => line.trim()).filter((line) => line !== ''),
    sequence: text('sequence'),
  };
}

/** The subscriber field for the payload of an opt-in, if the widget names one. [OWN-22, ENT-15] */
export function parsePayloadField({ data }: Pick<StoredWidget, 'data'>): string | undefined {
  const { ref_payload_field_id: name } = (data['setup'] ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' ? name.slice(0, limits.textCharacters) : undefined;
}
