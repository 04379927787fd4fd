import postgres from 'postgres';

const connectTimeoutS = 2;

/** Does PostgreSQL at this address accept us and answer? */
export async function isAnswering(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: connectTimeoutS, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}
