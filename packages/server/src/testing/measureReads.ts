import { type AnySql, preferIndexes, type Sql } from '../database/index';
import { attachNumbers, numbersOf } from '../numbers/index';

/** A node of PostgreSQL's plan after it ran. */
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** What a statement read of a table: how many rows, and by which scans. */
export type Reads = { rows: number; scans: string[] };

const undo = new Error('undone');

/**
 * What the statements of some work read of a table, by `explain analyze`: they run as a queue claims its jobs, or as usual, and are
 * undone. Statements may contain fragments.
 */
export async function measureReads(
  sql: Sql,
  { table, isQueue }: { table: string; isQueue: boolean },
  work: (sql: AnySql) => Promise<unknown>,
): Promise<Reads> {
  const reads: Reads = { rows: 0, scans: [] };
  const undone = sql.begin(async (transaction) => {
    if (isQueue) await preferIndexes(transaction);
    const explain = (texts: TemplateStringsArray, ...values: never[]) => {
      // A fragment stays what it is; only the statement that is awaited is explained.
      const query = transaction(texts, ...values);
      const [first = '', ...rest] = texts;
      const asked = [`explain (analyze, format json) ${first}`, ...rest];
      const question = Object.assign(asked, { raw: asked }) as unknown as TemplateStringsArray;
      const run = async () => {
        const [row] = await transaction<{ 'QUERY PLAN': { Plan: Node }[] }[]>(question, ...values);
        for (const { Plan } of row?.['QUERY PLAN'] ?? []) collect(Plan, table, reads);
        return [];
      };
      const then = (...after: Parameters<Promise<never[]>['then']>) => run().then(...after);
      return Object.defineProperty(query, 'then', { value: then });
    };
    const explained = Object.assign(explain, { json: transaction.json }) as unknown as AnySql;
    attachNumbers(explained, numbersOf(sql));
    await work(explained);
    throw undo;
  });
  await undone.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return reads;
}

function collect(node: Node, table: string, reads: Reads): void {
  if (node['Relation Name'] === table && node['Node Type'] !== 'ModifyTable') {
    reads.rows += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    reads.scans.push(`${node['Node Type']} ${node['Index Name'] ?? ''}`.trim());
  }
  for (const inner of node.Plans ?? []) collect(inner, table, reads);
}
