import type { ContractId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { sql } from 'kysely'
import { closesBefore } from '../../../projector/prices/closesBefore.ts'
import type { OpenReading, OpenValue } from '../../../trading/result.ts'
import { usdtValueAt } from '../../../trading/usdtValue.ts'
import type { ContractTables } from '../projection/contractTables.ts'
import { settledLosses } from './settledLosses.ts'

/** Open lots and their cost or proceeds, both signed: long > 0, short < 0. */
interface Open {
  lots: bigint
  entry: Amount
}

type OpenContracts = Map<ContractId, Open>

function add(open: OpenContracts, contract: ContractId, lots: bigint, entry: Amount): void {
  const held = open.get(contract) ?? { lots: 0n, entry: 0n }
  open.set(contract, { lots: held.lots + lots, entry: held.entry + entry })
}

async function openNow({ tables, name, owner }: OpenReading): Promise<OpenContracts> {
  const rows = await tables
    .withTables<ContractTables>()
    .selectFrom('positions')
    .select(['contract', 'side', 'lots', 'entry_value'])
    .where('world', '=', name)
    .where('owner', '=', BigInt(owner))
    .where('closed_at', '=', 0n)
    .execute()
  const open: OpenContracts = new Map()
  for (const { contract, side, lots, entry_value: entry } of rows)
    add(open, contract, side === 'long' ? lots : -lots, side === 'long' ? entry : -entry)
  return open
}

/** The sums of the owner's fills by contract and by the moment after which they came. A closing changes the entry by its value less its profit. */
async function filledSince({ tables, name, owner, moments }: OpenReading) {
  const [first = 0] = moments
  const rows = await tables
    .withTables<ContractTables>()
    .selectFrom('contract_fills')
    .select([
      'contract',
      sql<number>`width_bucket(time, ${sql.val([...moments])}::int8[]) - 1`.as('place'),
      sql<string>`sum(case when side = 'buy' then lots else -lots end)::text`.as('lots'),
      sql<string>`sum(realised + case when side = 'buy' then notional else -notional end)::text`.as('entry'),
    ])
    .where('world', '=', name)
    .where('owner', '=', BigInt(owner))
    .where('time', '>=', BigInt(first))
    .groupBy(['contract', 'place'])
    .execute()
  return rows.map((row) => ({ ...row, place: Math.min(row.place, moments.length - 2) }))
}

/** The open lots at each moment: those of now, less what was filled since. */
async function openAt(reading: OpenReading): Promise<readonly OpenContracts[]> {
  const { moments } = reading
  const filled = await filledSince(reading)
  const open = await openNow(reading)
  const at = [new Map(open)]
  for (let place = moments.length - 2; place >= 0; place--) {
    for (const row of filled) if (row.place === place) add(open, row.contract, -BigInt(row.lots), -BigInt(row.entry))
    at.unshift(new Map(open))
  }
  return at
}

/**
 * The unrealised profit of the owner's positions at each moment, at the mark price: the last one before the moment, or that of now. A loss that was
 * settled while its position stays open has left the balance and is added again, as in the contract account (CLEAR-4).
 */
export const openProfit: OpenValue = async (reading) => {
  const { tables, name, world, moments } = reading
  const at = await openAt(reading)
  const last = moments.length - 1
  const priced = at.flatMap((open, place) =>
    [...open].flatMap(([instrument, { lots }]) =>
      lots === 0n || place === last ? [] : { instrument, time: moments[place] ?? 0 },
    ),
  )
  const markBefore = await closesBefore(tables, { world: name, series: 'mark' }, priced)
  const settled = await settledLosses(reading)
  return at.map((open, place) => {
    let profit = 0n
    for (const [contract, { lots, entry }] of open) {
      if (lots === 0n) continue
      const { units, quote } = world.listings.contractById(contract)
      const mark =
        place === last
          ? world.port.core.contracts.contract(contract).markPrice
          : markBefore({ instrument: contract, time: moments[place] ?? 0 })
      if (mark > 0) profit += usdtValueAt(world, quote, lots * BigInt(mark) * units.quantum - entry, 0) ?? 0n
    }
    return profit + (settled[place] ?? 0n)
  })
}
