import type { Sql } from '../../packages/server/src/database/Sql';

type Shown = [rule: string, value: number | null];
type Seed = { accountId: number; type: string; whenDisplay: Shown; count: number };

const many = 50;
const atOnce: Shown = ['immediately', null];
const afterScrolling: Shown = ['scroll', 40];

/** The accounts that the bench visits, by the page that uses each. */
export const accounts = {
  waiting1: { accountId: 9001, type: 'modal', whenDisplay: afterScrolling, count: 1 },
  waiting50: { accountId: 9002, type: 'modal', whenDisplay: afterScrolling, count: many },
  omnichat: { accountId: 9003, type: 'omnichat', whenDisplay: atOnce, count: 1 },
  bar: { accountId: 9004, type: 'bar', whenDisplay: atOnce, count: 1 },
  modal: { accountId: 9005, type: 'modal', whenDisplay: atOnce, count: 1 },
} as const satisfies Record<string, Seed>;

/** Adds the accounts to a running server's database, each with its published widgets. */
export async function seedAccounts(sql: Sql): Promise<void> {
  for (const { accountId, type, whenDisplay, count } of Object.values(accounts)) {
    const own = {
      account_id: accountId,
      fb_page_id: String(accountId),
      widget_phone: `+1415555${accountId}`,
    };
    await sql`
      insert into accounts select (jsonb_populate_record(sample, ${sql.json(own)})).*
      from accounts sample where account_id = 1001`;
    const isOmnichat = type === 'omnichat';
    const data = {
      main: {
        title: 'Ten percent off',
        desc: 'Leave your number and we text you the code.',
        whenDisplay: [...whenDisplay],
        // A repeat visit shows it again.
        showAgain: ['always', null],
      },
      ...(isOmnichat && { channels: { enable_email: true, email_to: 'a@example.com' } }),
    };
    await sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name, status, data, published_at)
      select ${accountId}, n, ${type}, ${isOmnichat ? 'omni' : 'sms'}, 'Join the club', 'active', ${sql.json(data)}, now()
      from generate_series(1, ${count}::int) as n`;
  }
}
