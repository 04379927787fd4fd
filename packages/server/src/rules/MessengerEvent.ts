/** Something that a person did in a conversation with the page. [OWN-14] */
export type ThreadEvent = {
  kind: 'postback' | 'referral' | 'optin' | 'message';
  /** What makes it this event and no other. */
  identity: string;
  atMs: number;
  /** The id that the page has for the person; a ticked checkbox comes without. */
  senderId: string | null;
  /** The name of a rendering of the checkbox: with the opt-in itself, or where the platform says who had ticked it. */
  userRef: string | null;
  /** The ref by which the person came, if the platform told one. */
  ref: string;
  /** What the button or answer that was pressed carries; it may be a ref, too. */
  payload: string;
  text: string;
};

/** A new comment below a post of the page. [ENT-20] */
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

/** What the product understands of all that the platform tells. [OWN-14] */
export type MessengerEvent = ThreadEvent | CommentEvent;
