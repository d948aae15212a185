import type { WithdrawalState } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { People } from '../../../identity/accounts/people.ts'
import type { MessageValues } from '../../../messages/schema.ts'
import { PeriodicTask } from '../../../operations/periodicTask.ts'
import type { WorldPort } from '../../../sequencer/worldPort.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { type WithdrawalRecord, withdrawalRecords } from '../history/withdrawalReading.ts'
import type { WithdrawalTables } from '../history/withdrawalTables.ts'
import { withdrawalTexts } from '../history/withdrawalTexts.ts'
import type { BankPayees } from '../payees/bankPayees.ts'
import { shownDestination } from '../payees/shownDestination.ts'

/** Of which states the holder is told. */
const TOLD_STATES = [
  'requested',
  'approved',
  'confirmed',
  'canceled',
  'refused',
  'failed',
] as const satisfies WithdrawalState[]
type ToldState = (typeof TOLD_STATES)[number]

const LOOK_EVERY_MS = 5_000
/** Older steps are news to nobody: a new database must not tell of steps long ago. */
const NEWS_MS = 3 * 24 * 3_600_000
const AT_ONCE = 100
const TEXT_WITHIN_MS = 60_000

type Needs = Pick<ProductServices, 'database' | 'tables' | 'now' | 'problem'> & {
  readonly real: Pick<WorldPort, 'core'>
  readonly people: Pick<People, 'byOwner' | 'messages'>
  readonly payees: Pick<BankPayees, 'find'>
}

interface News {
  readonly withdrawal: number
  readonly state: ToldState
}

/** The latest steps that customers are told of, the oldest first. */
function steps({ tables, now }: Needs) {
  return tables
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_steps')
    .select(['withdrawal', 'state'])
    .where('world', '=', 'real')
    .where('state', 'in', TOLD_STATES)
    .where('time', '>', BigInt(now() - NEWS_MS))
    .orderBy('sequence')
    .execute()
}

async function untold(needs: Needs): Promise<readonly News[]> {
  const latest = await steps(needs)
  if (latest.length === 0) return []
  const told = await needs.database
    .selectFrom('withdrawal_mails')
    .select(['withdrawal', 'state'])
    .where(
      'withdrawal',
      'in',
      latest.map(({ withdrawal }) => withdrawal),
    )
    .execute()
  const known = new Set(told.map(({ withdrawal, state }) => `${withdrawal} ${state}`))
  return latest
    .filter(({ withdrawal, state }) => !known.has(`${withdrawal} ${state}`))
    .slice(0, AT_ONCE)
    .map(({ withdrawal, state }) => ({ withdrawal: Number(withdrawal), state: state as ToldState }))
}

/** In one transaction with its message, so that a step is told once and never lost. */
async function isNew(transaction: Kysely<Database>, { withdrawal, state }: News, now: number): Promise<boolean> {
  const row = await transaction
    .insertInto('withdrawal_mails')
    .values({ withdrawal: BigInt(withdrawal), state, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('withdrawal')
    .executeTakeFirst()
  return row !== undefined
}

async function valuesOf({ database, real, payees }: Needs, record: WithdrawalRecord): Promise<MessageValues> {
  const { withdrawal, amount, fee, transaction, reference } = record
  const asset = real.core.assets().find(({ id }) => id === record.asset)
  if (!asset) throw new Error(`unknown asset ${record.asset} of withdrawal ${withdrawal}`)
  const text = (units: bigint) => `${formatPlain(units, asset.scale)} ${asset.code}`
  return {
    number: String(withdrawal),
    amount: text(amount),
    fee: text(fee),
    receive: text(amount - fee),
    destination: await shownDestination(payees, record),
    reference: reference === '' ? transaction : reference,
    text: (await withdrawalTexts(database, [withdrawal])).get(withdrawal) ?? '',
  }
}

/** A refusal is in the log a moment before the operator's note is in the database. */
function isEarly(now: number, { state }: News, { steps }: WithdrawalRecord, { text }: MessageValues): boolean {
  const refused = steps.find((step) => step.state === 'refused')
  return state === 'refused' && text === '' && refused !== undefined && now - refused.time < TEXT_WITHIN_MS
}

/** How many were told: one or nobody. */
async function tell(needs: Needs, news: News): Promise<number> {
  const { database, tables, people, now } = needs
  const { list } = await withdrawalRecords(tables, 'real', { withdrawal: news.withdrawal, page: 1, size: 1 })
  const [record] = list
  if (!record) return 0
  const values = { ...(await valuesOf(needs, record)), state: news.state }
  const person = await people.byOwner(record.owner)
  if (!person || isEarly(now(), news, record, values)) return 0
  const { withdrawal, state } = news
  const time = record.steps.find((step) => step.state === state)?.time ?? now()
  const message = { kind: 'withdrawal', values, time, source: `withdrawal ${withdrawal} ${state}` } as const
  const told = await database.transaction().execute(async (transaction) => {
    if (!(await isNew(transaction, news, now()))) return 0
    await people.messages.tell(person.userId, message, transaction)
    return 1
  })
  await people.messages.deliver()
  return told
}

async function tellAll(needs: Needs): Promise<number> {
  let told = 0
  for (const news of await untold(needs)) told += await tell(needs, news)
  return told
}

/**
 * Tells customers of each step of their withdrawals. Each step once, over restarts and rebuilt history too: that it was told is
 * written down together with the message. A run returns how many were told.
 */
export function withdrawalMails(needs: Needs): PeriodicTask<number> {
  return new PeriodicTask({
    name: 'withdrawal mails',
    everyMs: LOOK_EVERY_MS,
    work: () => tellAll(needs),
    onProblem: (error) =>
      needs.problem('withdrawal_mails_failed', error, 'customers could not be told of their withdrawals'),
  })
}
