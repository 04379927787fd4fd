/** The cluster that all server tests of a run share. */
export type SharedCluster = {
  /** The administrator's address. */
  adminUrl: string;
  /** The server's own address. */
  url: string;
  /** A database with all tables and the sample account, to copy. */
  template: string;
};
