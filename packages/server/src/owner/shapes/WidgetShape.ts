import { lists } from '@beckon/contract';
import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import * as v from 'valibot';
import { FieldProblemShape } from './ApiErrorBody';
import { apiField } from './apiField';

const { widgetNameCharacters: nameCharacters, smsKeywordCharacters: keywordCharacters } = agreedLimits;
const types = [...lists.runtimeTypes, ...lists.otherKinds] as const;

const Data = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('Sections main, submitted, actions, setup and so on; only what differs from the defaults.'),
);
const Channel = v.picklist(lists.channels, `must be one of ${lists.channels.join(', ')}`);
const Keyword = v.pipe(
  v.string(),
  v.maxLength(keywordCharacters, `must have at most ${keywordCharacters} characters`),
);
const content = { channel: Channel, smsKeyword: v.string(), data: Data };

/** A widget as its owner sees it. `channel`, `smsKeyword` and `data` are those of the draft, if there is one. [OWN-06, OWN-09] */
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

/** The same in a list, without what it is made of. */
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

/** A version that visitors saw. */
export const VersionEntry = v.object({
  version: v.number(),
  publishedAt: apiField.time,
  publishedBy: v.nullable(v.string()),
});

/** A version with what it was made of. */
export const VersionShape = v.object({ ...VersionEntry.entries, ...content });

/** What is wrong with a widget (it cannot be published so), and what of it would not count. */
export const VerdictShape = v.object({
  errors: v.array(FieldProblemShape),
  warnings: v.array(FieldProblemShape),
});

const Revision = v.pipe(
  apiField.wholeNumber,
  v.description('The revision that the change was made on; another one gives 409.'),
);

/** What is asked of owners who make and change widgets. [OWN-06, OWN-09] */
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
  revision: v.strictObject({ revision: Revision }),
  bringBack: v.strictObject({ revision: Revision, publish: v.optional(apiField.flag, false) }),
};

/** A type of widget: which channels it has, and what counts where its owner says nothing. [ENT-02, ENT-03] */
export const WidgetTypeShape = v.object({
  type: v.picklist(types),
  name: v.string(),
  isDrawn: v.pipe(v.boolean(), v.description('Pages draw it; the others are tools beside the page.')),
  channels: v.array(Channel),
  sections: v.array(v.string()),
  defaults: v.record(v.string(), v.unknown()),
});
