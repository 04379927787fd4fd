import { lists, type Pair, type Widget } from '@beckon/contract';
import type { FoundElement } from '../core/Event';

type Widgets = Readonly<Record<string, Widget>>;
type Rules = readonly [name: string, words: readonly string[], rule: Pair | undefined][];

/** Rules that don't exist, and elements that ask for a widget that doesn't. [DISP-10, DISP-22, LOAD-17] */
export function checkReferences(widgets: Widgets, elements: readonly FoundElement[]): string[] {
  return [
    ...Object.values(widgets).flatMap((widget) =>
      rulesOf(widget).flatMap(([name, words, rule]) =>
        !rule || words.includes(rule[0])
          ? []
          : [
              `widget ${widget.widget_id}, ${name}: "${rule[0]}" isn’t a rule we know; it can be ${words.join(', ')}`,
            ],
      ),
    ),
    ...elements.flatMap(({ widgetId, place }) => {
      const widget = widgets[widgetId];
      if (!widget)
        return [
          `an element of the page asks for widget ${widgetId}, but this account doesn’t have it or hasn’t published it`,
        ];
      return lists.typesAt[place].includes(widget.widget_type)
        ? []
        : [
            `widget ${widgetId} is of the type ${widget.widget_type}; an element for ${place} can only hold ${lists.typesAt[place].join(' or ')}`,
          ];
    }),
  ];
}

function rulesOf({ data: { main, setup } }: Widget): Rules {
  const written: Readonly<Record<string, unknown>> = { ...main, ...setup };
  return Object.entries(lists.ruleKinds).map(([name, words]) => [
    name,
    words,
    written[name] as Pair | undefined,
  ]);
}
