import type { AnySql, Sql } from '../database/index';
import { attachNumbers, numbersOf } from '../numbers/index';

/** PostgreSQL's plan for the one statement of some work, without sequential scans; runs nothing. */
export async function explainPlan(sql: Sql, work: (sql: AnySql) => Promise<unknown>): Promise<string> {
  return (await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    await transaction`set local enable_bitmapscan = off`;
    const lines: string[] = [];
    const explain = async ([first = '', ...rest]: TemplateStringsArray, ...values: unknown[]) => {
      const texts = [`explain ${first}`, ...rest];
      const question = Object.assign(texts, { raw: texts }) as unknown as TemplateStringsArray;
      const rows = await transaction(question, ...(values as never[]));
      lines.push(...rows.map((row) => String(Object.values(row)[0])));
      return [];
    };
    attachNumbers(explain as unknown as AnySql, numbersOf(sql));
    await work(explain as unknown as AnySql);
    return lines.join('\n');
  })) as string;
}
