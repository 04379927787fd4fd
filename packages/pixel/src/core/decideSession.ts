import type { PixelSession } from '@beckon/contract';

type Given = {
  stored: PixelSession | undefined;
  pageId: string;
  /** The token in the address, if it is valid. */
  token: string | undefined;
  /** Makes the id of a new session; not asked for one that continues. */
  makeId: () => string;
};

/** The session of this page, and where it comes from. */
export type Decision = {
  session: PixelSession;
  /** It was made now, in place of the old one or of nothing. [PIX-09] */
  isNew: boolean;
  old: PixelSession | undefined;
  /** The token that it was made for. [PIX-10] */
  newToken: string | undefined;
};

/** Keeps the stored session, unless there is none, it belongs to another page id, or a new valid token has come. [PIX-05, PIX-06, PIX-07, PIX-08, A-92] */
export function decideSession({ stored, pageId, token, makeId }: Given): Decision {
  const newToken = token === stored?.token ? undefined : token;
  const isNew = stored?.pageId !== pageId || newToken !== undefined;
  const session =
    stored && !isNew
      ? stored
      : { sessionId: makeId(), hasOptedIn: false, pageId, token: token ?? null, custom: {} };
  return { session, isNew, old: stored, newToken };
}
