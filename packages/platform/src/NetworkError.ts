import { errors } from '@beckon/contract';

/** A request that did not end with status 200; a connection that failed has status 0. [NET-10, ERR-02, ERR-03, A-59] */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly url: string;
  readonly status: number;

  constructor(method: 'GET' | 'POST', url: string, status: number) {
    super(errors.network(method, url, status));
    this.url = url;
    this.status = status;
  }
}
