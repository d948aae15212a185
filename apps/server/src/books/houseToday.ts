import { dayBegins, hongKongDay } from '@touchstone/core/formulas'
import { type AssetId, type CallData, PRINCIPAL_REASONS, SYSTEM_OWNERS, type SystemOwner } from '@touchstone/protocol'
import { type Amount, formatDecimal, type Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'
import type { TradingWorld } from '../trading/tradingWorlds.ts'
import { usdtValue, VALUE_DECIMALS } from '../trading/usdtValue.ts'

type House = CallData<'getBooks'>['house']

/** The accounts whose gains are the house's. Money moved between two of them is no result. */
const EARNING = [
  'treasury',
  'fees',
  'liquidity',
  'sandboxFlow',
  'optionsPool',
  'loanPool',
  'escrow',
  'campaigns',
  'rounding',
] as const satisfies readonly SystemOwner[]
/** Kept by the house for its customers: shown, and counted in no result. */
const SHOWN: readonly SystemOwner[] = [...EARNING, 'insurance']

interface Changed {
  readonly type: string
  readonly asset: AssetId
  readonly change: string
}

/** What came in less what went out of the house's accounts since `since`, by reason and asset, principal left out. */
async function changesSince(
  database: Kysely<ProjectionTables>,
  world: TradingWorld,
  since: Timestamp,
): Promise<readonly Changed[]> {
  const owners = EARNING.map((owner) => BigInt(SYSTEM_OWNERS[owner]))
  const rows = await database
    .selectFrom('ledger_hours')
    .select(['type', 'asset', sql<string>`sum(change)::text`.as('change')])
    .where('world', '=', world.port.world)
    .where('owner', 'in', owners)
    .where('hour', '>=', BigInt(since))
    .groupBy(['type', 'asset'])
    .execute()
  return rows.filter(({ type }) => !PRINCIPAL_REASONS.has(type))
}

function worthOf(world: TradingWorld, asset: AssetId, amount: Amount): Amount {
  const definition = world.port.core.assets().find(({ id }) => id === asset)
  return (definition && usdtValue(world, definition, amount)) ?? 0n
}

function usdt(amount: Amount): string {
  return formatDecimal(amount, VALUE_DECIMALS)
}

function add<Key>(sums: Map<Key, Amount>, key: Key, amount: Amount): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}

function accountsOf(world: TradingWorld): House['accounts'] {
  const values = new Map<SystemOwner, Amount>()
  for (const { owner, asset, available, held } of world.port.core.ledger.systemBalances())
    add(values, owner, worthOf(world, asset, available + held))
  return SHOWN.flatMap((account) => {
    const value = values.get(account) ?? 0n
    return value === 0n ? [] : [{ account, value: usdt(value) }]
  })
}

/**
 * What the house has, and its result of the running Hong Kong day, in USDT at the last prices. What it held before keeps its
 * price here: a gain or loss is what was received or paid, and an open contract counts once it is closed.
 */
export async function houseToday(
  database: Kysely<ProjectionTables>,
  world: TradingWorld,
  now: Timestamp,
): Promise<House> {
  const since = dayBegins(hongKongDay(now))
  const results = new Map<string, Amount>()
  for (const { type, asset, change } of await changesSince(database, world, since))
    add(results, type, worthOf(world, asset, BigInt(change)))
  const told = [...results].filter(([, amount]) => amount !== 0n)
  const profit = told.reduce((sum, [, amount]) => sum + amount, 0n)
  return {
    accounts: accountsOf(world),
    since,
    results: told.map(([type, amount]) => ({ type, amount: usdt(amount) })),
    profit: usdt(profit),
  }
}
