import { StartError } from '../StartError';

/** A user of the operating system. */
export type SystemUser = { name: string; uid: number; gid: number };

type Situation = {
  /** The user this process runs as; undefined where the system has no such numbers. */
  uid: number | undefined;
  /** Who owns the database folder, if there is one already. */
  owner: { uid: number; gid: number } | undefined;
  users: SystemUser[];
};

/**
 * Under which user PostgreSQL runs: undefined means the present one. PostgreSQL refuses root, so root
 * lends it the user who owns the data, else `postgres`, else `nobody`.
 */
export function chooseDatabaseUser({ uid, owner, users }: Situation): SystemUser | undefined {
  if (uid !== 0) return undefined;
  if (owner && owner.uid !== 0) {
    const known = users.find((user) => user.uid === owner.uid);
    return { name: known?.name ?? `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const chosen = ['postgres', 'nobody'].map((name) => users.find((user) => user.name === name)).find(Boolean);
  if (chosen) return chosen;
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Reads the users out of the text of a passwd file. */
export function parseUsers(passwd: string): SystemUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
