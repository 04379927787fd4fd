import { StartError } from '../../env/pure/index';

/** A user of the operating system. */
export type SystemUser = { name: string; uid: number; gid: number };

type Situation = {
  /** The user this process runs as; undefined if the system has no user ids. */
  uid: number | undefined;
  /** Who owns the database folder, if it exists. */
  owner: { uid: number; gid: number } | undefined;
  users: SystemUser[];
};

/**
 * Which user PostgreSQL runs as; undefined means the current one. PostgreSQL refuses root, so root uses the owner of
 * the data, else `postgres`, else `nobody`.
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
    'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start as an ordinary user, or set DATABASE_URL to your own PostgreSQL.',
  );
}

/** Parses the users in a passwd file. */
export function parseUsers(passwd: string): SystemUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
