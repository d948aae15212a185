import type { OwnerId, WithdrawalId, WithdrawalKind, WithdrawalState, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import { given, type Page, type PastPage, pageOf } from '../../../history/reading.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'
import type { WithdrawalTables } from './withdrawalTables.ts'

type Projections = Kysely<ProjectionTables>

/** States in which nothing more happens. */
const ENDS = ['confirmed', 'canceled', 'refused', 'failed'] as const satisfies readonly WithdrawalState[]

export interface WithdrawalStep {
  readonly state: WithdrawalState
  readonly time: Timestamp
  readonly sequence: number
  /** Operators who decided it, 0 and '' by the customer or the platform. */
  readonly proposer: number
  readonly approver: number
  readonly reason: string
}

/** A withdrawal with all that happened to it. */
export interface WithdrawalRecord {
  readonly withdrawal: WithdrawalId
  readonly owner: OwnerId
  readonly kind: WithdrawalKind
  readonly asset: number
  readonly amount: bigint
  readonly fee: bigint
  readonly target: number
  readonly destination: string
  readonly time: Timestamp
  /** Never empty: the first is the request. */
  readonly steps: readonly WithdrawalStep[]
  readonly state: WithdrawalState
  readonly transaction: string
  readonly reference: string
}

export interface WithdrawalFilter extends PastPage {
  readonly owner?: OwnerId | undefined
  readonly withdrawal?: WithdrawalId | undefined
  readonly kind?: WithdrawalKind | undefined
  readonly state?: 'open' | 'done' | undefined
  readonly oldestFirst?: boolean | undefined
}

/** Withdrawals of one world, newest first unless asked otherwise. */
export async function withdrawalRecords(
  database: Projections,
  world: World,
  filter: WithdrawalFilter,
): Promise<Page<WithdrawalRecord>> {
  const { owner, withdrawal, kind, state, oldestFirst, from, to, page, size } = filter
  const ended = sql<SqlBool>`exists (
    select 1 from withdrawal_steps as step
    where step.world = withdrawals.world and step.withdrawal = withdrawals.withdrawal and step.state in (${sql.join(ENDS)}))`
  const found = database
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawals')
    .where((is) =>
      is.and([
        is('world', '=', world),
        ...given(owner, (id) => is('owner', '=', BigInt(id))),
        ...given(withdrawal, (id) => is('withdrawal', '=', BigInt(id))),
        ...given(kind, (wanted) => is('kind', '=', wanted)),
        ...given(state, (wanted) => (wanted === 'done' ? ended : sql<SqlBool>`not ${ended}`)),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<WithdrawalRecord[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('withdrawal', oldestFirst ? 'asc' : 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    const steps = await stepsOf(database, world, rows)
    return rows.map((row) => recordOf(row, steps.get(row.withdrawal) ?? []))
  }
  return pageOf(found, read, filter)
}

type Row = Selectable<WithdrawalTables['withdrawals']>
type StepRow = Selectable<WithdrawalTables['withdrawal_steps']>

async function stepsOf(
  database: Projections,
  world: World,
  withdrawals: readonly Row[],
): Promise<ReadonlyMap<bigint, StepRow[]>> {
  if (withdrawals.length === 0) return new Map()
  const rows = await database
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('world', '=', world)
    .where(
      'withdrawal',
      'in',
      withdrawals.map(({ withdrawal }) => withdrawal),
    )
    .orderBy('sequence')
    .execute()
  const steps = new Map<bigint, StepRow[]>(withdrawals.map(({ withdrawal }) => [withdrawal, []]))
  for (const row of rows) steps.get(row.withdrawal)?.push(row)
  return steps
}

function recordOf(row: Row, steps: readonly StepRow[]): WithdrawalRecord {
  const { kind, asset, amount, fee, destination } = row
  return {
    kind,
    asset,
    amount,
    fee,
    destination,
    withdrawal: Number(row.withdrawal),
    owner: Number(row.owner),
    target: Number(row.target),
    time: Number(row.time),
    steps: steps.map(stepOf),
    state: steps.at(-1)?.state ?? 'requested',
    // Of a payment that was made again at a higher fee, the end names the version that the chain took.
    transaction: steps.findLast(({ transaction }) => transaction !== '')?.transaction ?? '',
    reference: steps.find(({ reference }) => reference !== '')?.reference ?? '',
  }
}

function stepOf({ state, time, sequence, proposer, approver, reason }: StepRow): WithdrawalStep {
  return { state, proposer, approver, reason, time: Number(time), sequence: Number(sequence) }
}
