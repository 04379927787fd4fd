import { describe, expect, it } from 'vitest';
import { spanishTypeNames } from '../data/spanishTypeNames';
import { typeNames } from '../data/typeNames';
import { lists } from '../index';
import { typesWith } from './widgetTypes';

describe('the table of widget types', () => {
  it('ENT-02 ENT-03 has the specified types and kinds, in their order', () => {
    expect(lists.runtimeTypes).toEqual([
      'bar',
      'slide_in',
      'modal',
      'page_takeover',
      'button',
      'box',
      'landing',
      'customer_chat',
      'checkbox',
      'omnichat',
    ]);
    expect(lists.otherKinds).toEqual(['ref-url', 'ads', 'ads_json', 'feed_comment', 'messenger_code']);
  });

  it('LOAD-16 LOAD-17 LOAD-19 A-03 says where each type lives', () => {
    expect(lists.overlayTypes).toEqual([
      'bar',
      'slide_in',
      'modal',
      'page_takeover',
      'customer_chat',
      'omnichat',
    ]);
    expect(lists.typesAt).toEqual({
      embed: ['button', 'box'],
      checkbox: ['checkbox'],
      landing: ['landing'],
    });
    expect(Object.keys(lists.placeOf)).toEqual([...lists.runtimeTypes, ...lists.otherKinds]);
  });

  it('OPEN-18 A-30 says which types block the page, and their layouts', () => {
    expect([lists.blockingTypes, lists.blockingLayouts]).toEqual([
      ['modal', 'page_takeover'],
      ['modal', 'takeover'],
    ]);
  });

  it('ENT-04 A-14 a type that works with the messenger defaults to it', () => {
    for (const type of typesWith(({ channels }) => channels.includes('fb')))
      expect(lists.channelsOf[type][0]).toBe('fb');
  });

  it.each([typeNames, spanishTypeNames])('OWN-06 gives every type a name of its own: $bar', (names) => {
    expect(Object.keys(names)).toEqual([...lists.runtimeTypes, ...lists.otherKinds]);
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });
});
