import type { ContractId } from '@touchstone/protocol'
import { type Amount, divideDown, type Timestamp } from '@touchstone/quantities'
import { sql } from 'kysely'
import type { OpenReading } from '../../../trading/result.ts'
import type { ContractTables } from '../projection/contractTables.ts'

type Reading = Pick<OpenReading, 'tables' | 'name' | 'owner'>

/** What happened to the lots of a contract, or to a loss on them. */
interface Step {
  readonly time: Timestamp
  /**
   * The trade that it was, 0 for a closing without one. Of a loss the trade of the same entry for which it was settled: that of the owner's own
   * profit after it, or else of the owner's own loss before it. Where none closed any lots of the owner, it comes after them.
   */
  readonly trade: number
  /** Signed; 0 for a loss. */
  readonly lots: bigint
  readonly loss: Amount
}

interface Settled extends Step {
  readonly contract: ContractId
}

/** The owner's losses settled with the clearing account while their positions stayed open, oldest first. There are few of them. */
async function lossesOf({ tables, name, owner }: Reading): Promise<readonly Settled[]> {
  const any = await tables
    .selectFrom('ledger_hours')
    .select('hour')
    .where('world', '=', name)
    .where('owner', '=', BigInt(owner))
    .where('type', '=', 'loss_settled')
    .limit(1)
    .executeTakeFirst()
  if (!any) return []
  const rows = await tables
    .withTables<ContractTables>()
    .selectFrom('ledger_entries as entry')
    .innerJoin('positions as held', (join) =>
      join.onRef('held.world', '=', 'entry.world').onRef('held.position', '=', 'entry.ref'),
    )
    .select(({ selectFrom }) => [
      'entry.time',
      'entry.change',
      'held.contract',
      selectFrom('ledger_entries as earlier')
        .select(
          sql<bigint | null>`coalesce(
            min(earlier.ref) filter (where earlier.index > entry.index and earlier.change > 0),
            max(earlier.ref) filter (where earlier.index < entry.index))`.as('ref'),
        )
        .whereRef('earlier.world', '=', 'entry.world')
        .whereRef('earlier.sequence', '=', 'entry.sequence')
        .whereRef('earlier.owner', '=', 'entry.owner')
        .where('earlier.type', '=', 'pnl')
        .as('trade'),
    ])
    .where('entry.world', '=', name)
    .where('entry.owner', '=', BigInt(owner))
    .where('entry.type', '=', 'loss_settled')
    .orderBy('entry.sequence')
    .execute()
  return rows.map(({ time, trade, change, contract }) => ({
    time: Number(time),
    trade: Number(trade ?? Number.POSITIVE_INFINITY),
    lots: 0n,
    loss: -change,
    contract,
  }))
}

async function fillsOf({ tables, name, owner }: Reading, contract: ContractId): Promise<readonly Step[]> {
  const rows = await tables
    .withTables<ContractTables>()
    .selectFrom('contract_fills')
    .select(['time', 'trade', 'side', 'lots'])
    .where('world', '=', name)
    .where('owner', '=', BigInt(owner))
    .where('contract', '=', contract)
    .orderBy('time')
    .orderBy('trade')
    .execute()
  return rows.map(({ time, trade, side, lots }) => ({
    time: Number(time),
    trade: Number(trade),
    lots: side === 'buy' ? lots : -lots,
    loss: 0n,
  }))
}

const sizeOf = (lots: bigint) => (lots < 0n ? -lots : lots)

/** The settled loss of the lots that are still open before each moment: lots that close take their share of it along. */
function settledBefore(steps: readonly Step[], moments: readonly Timestamp[]): readonly Amount[] {
  let lots = 0n
  let settled = 0n
  let next = 0
  const take = (step: Step): void => {
    const after = lots + step.lots
    const closes = lots * step.lots < 0n
    if (closes) settled = lots * after > 0n ? settled - divideDown(settled * sizeOf(step.lots), sizeOf(lots)) : 0n
    lots = after
    settled = lots === 0n ? 0n : settled + step.loss
  }
  return moments.map((moment, place) => {
    for (let step = steps[next]; step && (step.time < moment || place === moments.length - 1); step = steps[++next])
      take(step)
    return settled
  })
}

/** Of all contracts together, at each moment, in the margin asset. Each share is exact to one unit for every partial closing. */
export async function settledLosses(reading: OpenReading): Promise<readonly Amount[]> {
  const { moments } = reading
  const total = moments.map(() => 0n)
  const losses = await lossesOf(reading)
  for (const contract of new Set(losses.map((loss) => loss.contract))) {
    const own = losses.filter((loss) => loss.contract === contract)
    const fills = await fillsOf(reading, contract)
    // Fills first where both are of one trade: its lots are closed before a loss is settled to pay for them.
    const steps = [...fills, ...own].toSorted((one, other) => one.time - other.time || one.trade - other.trade)
    settledBefore(steps, moments).forEach((amount, place) => {
      total[place] = (total[place] ?? 0n) + amount
    })
  }
  return total
}
