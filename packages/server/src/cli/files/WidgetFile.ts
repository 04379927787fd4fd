import type {
  Channel,
  ChannelOf,
  lists,
  OtherKind,
  OtherWidget,
  RuntimeType,
  Widget,
} from '@beckon/contract';

type Word<List extends readonly string[]> = List[number];
type Plain<Kind> = readonly [kind: Kind, value?: number | null];
type Timed<Kind> = readonly [kind: Kind, value: number];
type Trigger = Word<typeof lists.triggers>;
type Appearance =
  | Plain<Extract<Trigger, 'immediately' | 'exit_intent'>>
  | Timed<Exclude<Trigger, 'immediately' | 'exit_intent' | 'anchor'>>
  | readonly [kind: Extract<Trigger, 'anchor'>, value: string];
type Entrance = Appearance | Plain<'manual'>;
type Again = Word<typeof lists.repeats>;
type Repeat = Plain<Extract<Again, 'always' | 'never'>> | Timed<Exclude<Again, 'always' | 'never'>>;
type Seen = Word<typeof lists.firstSeen>;
type FirstSeen = Plain<Exclude<Seen, 'delay'>> | Timed<Extract<Seen, 'delay'>>;
type ReplyDelay = Plain<'immediately'> | Timed<'seconds' | 'minutes' | 'hours' | 'days'>;

/** Fields that pages parse leniently: an author's typo would have no effect, so the types are strict. */
type Words = {
  main: {
    buttonType: 'button' | 'checkbox';
    whenDisplay: Entrance;
    popupMessageWhenDisplay: Appearance;
    showAgain: Repeat;
    showAgainIfClosed: Repeat;
  };
  submitted: {
    action: Word<typeof lists.submittedActions>;
    redirectTarget: Word<typeof lists.redirectTargets>;
  };
  setup: {
    hideOnMobile: boolean | '' | Word<typeof lists.hideOnMobile>;
    minimized: '' | Word<typeof lists.minimized>;
    desktopFirstSeen: FirstSeen;
    mobileFirstSeen: FirstSeen;
  };
  feed_comment_settings: {
    post_covered_area: 'specific_post' | 'all_posts';
    post_id: string;
    post_ids: readonly string[];
    reply_delay: ReplyDelay;
  };
};

type Partly<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> | undefined }
    : Value;
type Strict<Data> = {
  [Section in keyof Data]?:
    | (Section extends keyof Words
        ? Partly<Omit<Data[Section], keyof Words[Section]> & Words[Section]>
        : Partly<Data[Section]>)
    | undefined;
};

type Head = {
  /** Set by the server when the widget is pushed for the first time. */
  widgetId?: number | undefined;
  name: string;
  smsKeyword?: string | undefined;
};
type TypesOn<Channels extends Channel> = {
  [Type in RuntimeType]: [ChannelOf<Type>, Channels] extends [Channels, ChannelOf<Type>] ? Type : never;
}[RuntimeType];
type Drawn = Omit<Widget['data'], 'channels' | 'appearance'>;
type Written<Type, Channels, Data> = Head & { type: Type; channel: Channels; data: Strict<Data> };

/** A widget in a file: what its owner wrote, and nothing that a server adds. [OWN-10, A-14] */
export type WidgetFile =
  | Written<TypesOn<'fb' | 'sms'>, 'fb' | 'sms', Drawn>
  | Written<TypesOn<'fb'>, 'fb', Drawn>
  | Written<TypesOn<'omni'>, 'omni', Required<Widget['data']>>
  | Written<OtherKind, 'fb', OtherWidget['data']>;
