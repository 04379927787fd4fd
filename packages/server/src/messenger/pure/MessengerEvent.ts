/** Something a person did in a conversation with the page. [OWN-14] */
export type ThreadEvent = {
  kind: 'postback' | 'referral' | 'optin' | 'message';
  /** Identifies this event. */
  identity: string;
  atMs: number;
  /** The page-scoped id of the person; a ticked checkbox comes without. */
  senderId: string | null;
  /** The name of a checkbox rendering: with the opt-in itself, or when the platform says who ticked it. */
  userRef: string | null;
  /** The ref that brought the person, if the platform sent one. */
  ref: string;
  /** The payload of the pressed button or reply; it may be a ref, too. */
  payload: string;
  text: string;
};

/** A new comment on a post of the page. [ENT-20] */
export type CommentEvent = {
  kind: 'comment';
  identity: string;
  atMs: number;
  commentId: string;
  postId: string;
  parentId: string;
  senderId: string;
  text: string;
};

/** The platform's events that the product understands. [OWN-14] */
export type MessengerEvent = ThreadEvent | CommentEvent;
