import { pruneExpired } from './accounts/index';
import { ownerLimits } from './api/pure/index';
import { type AssetFile, pruneAssets, saveAssets } from './assets/index';
import { markConsents, redactConsents } from './consents/index';
import { hasSettled, type Sql } from './database/index';
import type { Offer } from './env/index';
import { pruneEvents, redateEvents, rotateEventPartitions } from './events/index';
import { type JobLog, type Lifecycle, startSchedule, type Task } from './jobs/index';
import { listErasureTasks } from './listErasureTasks';
import { listWebTasks } from './listWebTasks';
import { pruneMails } from './mail/index';
import { channelRetention, pruneChannels } from './messages/index';
import { messengerLimits } from './messages/pure/index';
import { pruneMessengerInbox } from './messenger/index';
import { type Metrics, meterTask } from './metrics/index';
import { pruneRefusals } from './refusals/index';
import { buildSealTask } from './sealing/index';
import type { Sealer, SecretBox } from './secrets/index';
import { releaseTexts } from './sms/index';
import { redactSubscribers } from './subscribers/index';
import { pruneDeliveries } from './webhooks/index';
import { pruneWidgets } from './widgets/index';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const quarterDayMs = 6 * hourMs;
/** Creates months a quarter ahead; keeps events for 13 months, so that a month can be compared with last year's. */
const eventRetention = { monthsAhead: 3, retentionMonths: 13, failedDays: 7 } as const;
const movedAtStart = 10_000;
const deliveryDays = 30;
const mailDays = 7;
/** How long a page may stay open after the last server of its version has gone. */
const assetDays = 30;

/** `consentMonths`: how long the number of a consent and a subscriber stays after an opt-out; undefined: forever. */
type Deps = {
  sql: Sql;
  log: JobLog;
  metrics: Metrics;
  consentMonths: number | undefined;
  secrets: Sealer;
  /** What opens secrets; a web server has none, and leaves everything but its own files to others. */
  box: SecretBox | undefined;
  /** What this server offers to accounts if it sends messages. */
  offer: Offer;
  /** The files of this version. */
  assetFiles?: readonly AssetFile[];
};
type AssetDeps = Required<Pick<Deps, 'sql' | 'secrets' | 'box' | 'assetFiles'>>;

/**
 * Starts all upkeep of the tables: each task by itself, so that none holds up or prevents another. Waits for the events' tables, which the
 * first event needs, for this version's files, which other servers may need for the first page, and for what web servers ask. A web server only
 * stores its files. [OWN-01, OWN-06, OWN-11, OWN-13, OWN-14, OWN-15]
 */
export async function startUpkeep(
  { sql, log, metrics, secrets, box, offer, consentMonths, assetFiles = [] }: Deps,
  lifecycle: Lifecycle,
): Promise<void> {
  const files = buildAssetTask({ sql, secrets, box, assetFiles });
  const needed = box ? [buildEventTask(sql, log), files, ...listWebTasks({ sql, log, box, offer })] : [files];
  const others = box ? [...listTasks(sql, log), ...listConsentTasks({ sql, log, consentMonths })] : [];
  for (const task of [...needed, ...others]) {
    const { first, stop } = startSchedule(meterTask(task, metrics), log);
    lifecycle.add(`upkeep: ${task.name}`, stop);
    if (needed.includes(task)) await first;
  }
}

async function rotate(sql: Sql, log: JobLog): Promise<void> {
  const { made, dropped } = await rotateEventPartitions(sql, new Date(), eventRetention);
  if (made.length + dropped.length > 0) log.info({ made, dropped }, 'updated the event partitions');
}

const buildEventTask = (sql: Sql, log: JobLog): Task => ({
  name: 'maintain the event tables',
  everyMs: quarterDayMs,
  run: async () => {
    // A month can't be created while events of its days are elsewhere. The server waits for this, so it moves a limited number.
    await redateEvents(sql, { most: movedAtStart });
    await rotate(sql, log);
  },
});

const buildAssetTask = ({ sql, secrets, box, assetFiles: files }: AssetDeps): Task => ({
  name: 'share the files of this version',
  everyMs: hourMs,
  run: async (isStopping) => {
    await saveAssets(sql, files, secrets);
    if (box) await pruneAssets(sql, assetDays, { isStopping });
  },
});

function listTasks(sql: Sql, log: JobLog): Task[] {
  return [
    {
      name: 'move events with impossible times',
      everyMs: quarterDayMs,
      run: async (isStopping) => {
        const moved = await redateEvents(sql, { isStopping });
        if (moved === 0) return;
        log.info({ moved }, 'moved events with impossible times to the day they arrived');
        await rotate(sql, log);
      },
    },
    {
      name: 'delete old message data',
      everyMs: quarterDayMs,
      run: async (isStopping) => {
        const removed = await pruneChannels(sql, channelRetention, { isStopping });
        if (removed > 0) log.info({ removed }, 'deleted old message data');
      },
    },
    {
      name: 'queue texts that waited for the daily limit',
      everyMs: minuteMs,
      run: async (isStopping) => {
        const released = await releaseTexts(sql, isStopping);
        if (released > 0) log.info({ released }, 'queued texts that waited for the daily limit');
      },
    },
    buildSealTask(sql, log),
    {
      name: 'delete old rejected events',
      everyMs: quarterDayMs,
      run: (isStopping) => pruneEvents(sql, { ...eventRetention, today: new Date() }, { isStopping }),
    },
    {
      name: 'delete old counts of rejected sign-ups',
      everyMs: quarterDayMs,
      run: (isStopping) => pruneRefusals(sql, eventRetention.retentionMonths, { isStopping }),
    },
    {
      name: 'delete expired sessions and tokens',
      everyMs: hourMs,
      run: (isStopping) => pruneExpired(sql, { isStopping }),
    },
    {
      name: 'erase deleted widgets',
      everyMs: hourMs,
      run: (isStopping) => pruneWidgets(sql, ownerLimits.restoreDays, { isStopping }),
    },
    ...listErasureTasks(sql, log),
    {
      name: 'delete old Messenger event ids',
      everyMs: hourMs,
      run: (isStopping) => pruneMessengerInbox(sql, messengerLimits.retentionDays, { isStopping }),
    },
    {
      name: 'delete old emails',
      everyMs: hourMs,
      run: (isStopping) => pruneMails(sql, mailDays, { isStopping }),
    },
    {
      name: 'delete old webhook deliveries',
      everyMs: hourMs,
      run: (isStopping) => pruneDeliveries(sql, deliveryDays, { isStopping }),
    },
  ];
}

function listConsentTasks({ sql, log, consentMonths }: Pick<Deps, 'sql' | 'log' | 'consentMonths'>): Task[] {
  const marking: Task = {
    name: 'mark consents from before',
    everyMs: quarterDayMs,
    run: (isStopping) => markConsents(sql, { isStopping }),
  };
  if (consentMonths === undefined) return [marking];
  const redacting: Task = {
    name: 'delete numbers of old consents',
    everyMs: quarterDayMs,
    run: async (isStopping) => {
      const redacted = await redactConsents(sql, consentMonths, { isStopping });
      if (redacted > 0) log.info({ redacted }, 'deleted the numbers of consents of people who left long ago');
    },
  };
  const redactingSubscribers: Task = {
    name: 'delete numbers of people who opted out',
    everyMs: quarterDayMs,
    run: async (isStopping) => {
      // At a server of the version before, an opt-in from such a number would create a second subscriber.
      if (!(await hasSettled(sql, '0039_stopped_numbers.sql'))) return;
      const redacted = await redactSubscribers(sql, consentMonths, { isStopping });
      if (redacted > 0) log.info({ redacted }, 'deleted the numbers of subscribers who opted out long ago');
    },
  };
  return [marking, redacting, redactingSubscribers];
}
