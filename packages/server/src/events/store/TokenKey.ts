/** A key that signs tokens. The newest comes first and signs; the others remain valid. [OWN-16] */
export type TokenKey = { keyId: string; secret: Buffer };
