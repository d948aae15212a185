import type { CoreQueries, MoneyTerms } from '@touchstone/protocol'
import type { WITHDRAWAL_CAUSES } from '@touchstone/protocol/admin'
import { formatPlain, parseDecimal, type Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'
import type { WithdrawalRecord } from '../history/withdrawalReading.ts'
import type { WithdrawalTables } from '../history/withdrawalTables.ts'

export interface WithdrawalCause {
  readonly cause: (typeof WITHDRAWAL_CAUSES)[number]
  /** A figure or a time (ISO 8601) that says how grave it is, '' when nothing. */
  readonly detail: string
}

export interface KnownOfCustomers {
  readonly database: Kysely<Database>
  readonly past: Kysely<ProjectionTables>
  readonly core: Pick<CoreQueries, 'customers' | 'lots' | 'assets' | 'moneyTerms'>
}

const DAY_MS = 24 * 3_600_000
/** Money that leaves so soon after it came in was hardly here to be traded. */
const RAPID_MS = DAY_MS
/** A change of the account's protection this long before is worth a question. */
const SECURITY_MS = 7 * DAY_MS
/** Turnover that was reached with fewer trades than these was perhaps made to be reached. */
const FEW_TRADES = 10
const TRADES_MS = 30 * DAY_MS

/** Events of an account that weaken the belief that its holder is asking. */
const SECURITY_EVENTS = [
  'phone_changed',
  'email_changed',
  'password_changed',
  'tpwd_set',
  'tpwd_changed',
  'tpwd_locked',
  'question_changed',
  'factor_changed',
  'unfreeze_changed',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'payout_changed',
  'wallet_linked',
] as const

const moment = (time: Timestamp): string => new Date(time).toISOString()

/** Reasons for a closer look before this is paid, the gravest first. Reads only. */
export async function causesOf(
  parts: KnownOfCustomers,
  record: WithdrawalRecord,
  userId: string | undefined,
): Promise<readonly WithdrawalCause[]> {
  const found = [
    ...accountStatus(parts, record),
    ...(userId === undefined ? [] : await securityChange(parts, record, userId)),
    ...(await destinations(parts, record)),
    ...(await rapid(parts, record)),
    ...large(parts.core, record),
  ]
  return found
}

function accountStatus({ core }: KnownOfCustomers, { owner }: WithdrawalRecord): WithdrawalCause[] {
  const until = core.customers.withdrawalsHeldUntil(owner)
  return [
    ...(core.customers.isFrozen(owner) ? [{ cause: 'frozen' as const, detail: '' }] : []),
    ...(until > 0 ? [{ cause: 'held' as const, detail: moment(until) }] : []),
  ]
}

async function securityChange(
  { database }: KnownOfCustomers,
  { time }: WithdrawalRecord,
  userId: string,
): Promise<WithdrawalCause[]> {
  const row = await database
    .selectFrom('account_events')
    .select(['what', 'time'])
    .where('user_id', '=', userId)
    .where('what', 'in', SECURITY_EVENTS)
    .where('time', '>', BigInt(time - SECURITY_MS))
    .where('time', '<=', BigInt(time))
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? [{ cause: 'security_change', detail: `${row.what} ${moment(Number(row.time))}` }] : []
}

/** Whether it was ever paid to, whether others are paid there as well, and whether this customer was ever paid. */
async function destinations(
  { past }: KnownOfCustomers,
  { owner, destination, kind }: WithdrawalRecord,
): Promise<WithdrawalCause[]> {
  const tables = past.withTables<WithdrawalTables>()
  const paid = tables
    .selectFrom('withdrawals')
    .innerJoin('withdrawal_steps', (join) =>
      join
        .onRef('withdrawal_steps.world', '=', 'withdrawals.world')
        .onRef('withdrawal_steps.withdrawal', '=', 'withdrawals.withdrawal'),
    )
    .where('withdrawals.world', '=', 'real')
    .where('withdrawal_steps.state', '=', 'confirmed')
    .where('withdrawals.owner', '=', BigInt(owner))
  const before = await paid
    .select(sql<string>`count(*)::text`.as('all'))
    .select(sql<string>`count(*) filter (where withdrawals.destination = ${destination})::text`.as('here'))
    .executeTakeFirstOrThrow()
  const others = await tables
    .selectFrom('withdrawals')
    .select(sql<string>`count(distinct owner)::text`.as('count'))
    .where('world', '=', 'real')
    .where('destination', '=', destination)
    .where('owner', '<>', BigInt(owner))
    .executeTakeFirstOrThrow()
  return [
    ...(before.here === '0' && kind !== 'return' ? [{ cause: 'new_address' as const, detail: '' }] : []),
    ...(others.count === '0' ? [] : [{ cause: 'shared_address' as const, detail: others.count }]),
    ...(before.all === '0' ? [{ cause: 'first_withdrawal' as const, detail: '' }] : []),
  ]
}

/** Money that came in shortly before, and turnover made with few trades. */
async function rapid(
  { past, core }: KnownOfCustomers,
  { owner, time, kind }: WithdrawalRecord,
): Promise<WithdrawalCause[]> {
  if (kind === 'return') return []
  const lots = core.lots.of(owner)
  const fresh = lots.filter(({ creditedAt }) => creditedAt <= time && creditedAt > time - RAPID_MS)
  const latest = fresh.at(-1)
  const causes: WithdrawalCause[] = latest ? [{ cause: 'rapid', detail: moment(latest.creditedAt) }] : []
  if (lots.length === 0) return causes
  const { rows } = await sql<{ count: string }>`
    select ((select count(*) from fills where world = 'real' and owner = ${owner} and time > ${time - TRADES_MS})
      + (select count(*) from contract_fills where world = 'real' and owner = ${owner} and time > ${time - TRADES_MS})
      + (select count(*) from options where world = 'real' and owner = ${owner} and bought_at > ${time - TRADES_MS}))::text
      as count`.execute(past)
  const count = Number(rows[0]?.count ?? 0)
  return count < FEW_TRADES ? [...causes, { cause: 'few_trades', detail: String(count) }] : causes
}

function large(core: KnownOfCustomers['core'], record: WithdrawalRecord): WithdrawalCause[] {
  const asset = core.assets().find(({ id }) => id === record.asset)
  if (!asset || !needsSecond(core.moneyTerms.current().terms, record.amount, asset.scale)) return []
  return [{ cause: 'large', detail: formatPlain(record.amount, asset.scale) }]
}

/** From this amount on a payout takes two people. */
export function needsSecond({ secondPersonFrom }: MoneyTerms, amount: bigint, scale: number): boolean {
  const from = parseDecimal(secondPersonFrom, scale)
  return from === undefined || amount >= from
}
