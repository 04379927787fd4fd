import { lists } from '@beckon/contract';
import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import * as v from 'valibot';
import { apiField, because, FieldProblemShape } from '../../api/pure/index';

const { widgetNameCharacters: nameCharacters, smsKeywordCharacters: keywordCharacters } = agreedLimits;
const types = [...lists.runtimeTypes, ...lists.otherKinds] as const;

const Data = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('Sections such as main, submitted and setup, with only values that differ from defaults.'),
);
const Channel = v.picklist(lists.channels, `must be one of ${lists.channels.join(', ')}`);
const Keyword = v.pipe(v.string(), v.maxLength(keywordCharacters, because('most_characters')));
const content = { channel: Channel, smsKeyword: v.string(), data: Data };

/** A widget as its owner sees it. `channel`, `smsKeyword` and `data` are those of the draft, if any. [OWN-06, OWN-09] */
export const WidgetShape = v.object({
  widgetId: v.number(),
  type: v.picklist(types),
  name: v.string(),
  status: v.picklist(['draft', 'active', 'paused']),
  version: v.number(),
  revision: v.number(),
  hasDraft: v.boolean(),
  ...content,
  warnings: v.array(FieldProblemShape),
  createdAt: apiField.time,
  updatedAt: apiField.time,
  publishedAt: v.nullable(apiField.time),
  deletedAt: v.nullable(apiField.time),
});

/** The same in a list, without its content. */
export const WidgetEntry = v.object({
  widgetId: v.number(),
  type: v.picklist(types),
  name: v.string(),
  channel: Channel,
  status: v.picklist(['draft', 'active', 'paused']),
  version: v.number(),
  revision: v.number(),
  hasDraft: v.boolean(),
  createdAt: apiField.time,
  updatedAt: apiField.time,
  publishedAt: v.nullable(apiField.time),
  deletedAt: v.nullable(apiField.time),
});

/** A published version. */
export const VersionEntry = v.object({
  version: v.number(),
  publishedAt: apiField.time,
  publishedBy: v.nullable(v.string()),
});

/** A version with its content. */
export const VersionShape = v.object({ ...VersionEntry.entries, ...content });

/** What is wrong with a widget (it can't be published like this), and what pages would ignore. */
export const VerdictShape = v.object({
  errors: v.array(FieldProblemShape),
  warnings: v.array(FieldProblemShape),
});

const Revision = v.pipe(
  apiField.wholeNumber,
  v.description('The revision you changed. If the widget has a newer one, the answer is 409.'),
);

/** Input for creating and changing widgets. [OWN-06, OWN-09] */
export const widgetBodies = {
  create: v.strictObject({
    type: v.picklist(types, `must be one of ${types.join(', ')}`),
    channel: v.optional(Channel),
    name: v.optional(apiField.text(nameCharacters)),
    smsKeyword: v.optional(Keyword, ''),
    data: v.optional(Data, {}),
  }),
  change: v.strictObject({
    revision: Revision,
    name: v.optional(apiField.text(nameCharacters)),
    channel: v.optional(Channel),
    smsKeyword: v.optional(Keyword),
    data: v.optional(Data),
  }),
  validate: v.strictObject({
    type: v.picklist(types),
    channel: Channel,
    smsKeyword: v.optional(Keyword, ''),
    data: Data,
  }),
  duplicate: v.optional(v.strictObject({ name: v.optional(apiField.text(nameCharacters)) }), {}),
  revision: v.strictObject({ revision: Revision }),
  bringBack: v.strictObject({ revision: Revision, publish: v.optional(apiField.flag, false) }),
};

/** A widget type: its channels, and its default values. [ENT-02, ENT-03] */
export const WidgetTypeShape = v.object({
  type: v.picklist(types),
  name: v.string(),
  isDrawn: v.pipe(v.boolean(), v.description('Whether pages draw it. The others work outside of pages.')),
  channels: v.array(Channel),
  sections: v.array(v.string()),
  defaults: v.record(v.string(), v.unknown()),
});
