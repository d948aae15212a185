import { formatPlain } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { queueFigures } from '../review/caseLists.ts'
import type { AdminServices } from './adminServices.ts'
import { withdrawalQueue } from './calls/withdrawals/withdrawalQueue.ts'
import { subscriptionQueue } from './newCoins/subscriptionQueue.ts'
import { supportQueue } from './support/supportQueue.ts'
import type { WaitingQueue } from './waitingQueue.ts'

type Amounts = WaitingQueue['amounts']
type Needs = Pick<AdminServices, 'database' | 'worlds'>

/** Kinds of the review desk in which money of customers waits. */
const MONEY_KINDS = ['buy_coin', 'deposit_voucher'] as const
const USDT_SCALE = 6
const HOUR = 3_600_000
/** How long a case should wait at most: without a factor or a login customers can do nothing else. */
const TARGET_MS = { kyc: 24 * HOUR, other: 12 * HOUR } as const

function targetOf(kind: string): number {
  return kind.startsWith('kyc') ? TARGET_MS.kyc : TARGET_MS.other
}

async function purchaseAmounts(database: Kysely<Database>): Promise<Amounts> {
  return database
    .selectFrom('purchases')
    .select(['pay_currency as currency', sql<string>`trim_scale(sum(pay::numeric))::text`.as('amount')])
    .where('state', '=', 'pending')
    .groupBy('pay_currency')
    .orderBy('pay_currency')
    .execute()
}

async function depositAmounts(database: Kysely<Database>): Promise<Amounts> {
  const { sum } = await database
    .selectFrom('deposit_vouchers')
    .select(sql<string>`coalesce(sum(amount::numeric), 0)::text`.as('sum'))
    .where('state', '=', 'not_reviewed')
    .executeTakeFirstOrThrow()
  return sum === '0' ? [] : [{ currency: 'USDT', amount: formatPlain(BigInt(sum), USDT_SCALE) }]
}

/** Everything that waits for an operator: customers' money that leaves and arrives first, with how much waits. */
export async function waitingQueues({ database, worlds }: Needs): Promise<readonly WaitingQueue[]> {
  const cases = await queueFigures(database)
  const amounts = { buy_coin: await purchaseAmounts(database), deposit_voucher: await depositAmounts(database) }
  const money = MONEY_KINDS.flatMap((kind) =>
    cases.filter((queue) => queue.kind === kind).map((queue) => ({ ...queue, amounts: amounts[kind] })),
  )
  const others = [
    ...cases.filter(({ kind }) => !MONEY_KINDS.some((known) => known === kind)),
    subscriptionQueue(worlds),
    await supportQueue(database),
  ].map((queue) => ({ ...queue, amounts: [] }))
  const desk = [...money, ...others].map((queue) => ({ ...queue, targetMs: targetOf(queue.kind) }))
  return [withdrawalQueue(worlds), ...desk]
}
