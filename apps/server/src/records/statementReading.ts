import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LedgerReading } from '../history/accountLog.ts'
import { refsOf } from '../history/ownTrades.ts'
import { given } from '../history/reading.ts'
import { LEDGER_ENTRIES } from '../projector/ledgerTables.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { Statement, StatementBalance, StatementEntry, StatementScope } from './statement.ts'

type Projections = Kysely<ProjectionTables>
type Figures = Pick<Statement, 'balances' | 'entries' | 'first' | 'last'>

/** Entries read at once: so many are in memory, however long a statement is. */
const AT_ONCE = 500

function entriesOf(database: Projections, { world, owner, wallet, asset, through }: StatementScope) {
  return database
    .selectFrom('ledger_entries')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        is('sequence', '<=', BigInt(through)),
        ...given(wallet, (wanted) => is('wallet', '=', wanted)),
        ...given(asset, (id) => is('asset', '=', id)),
      ]),
    )
}

function inPeriod(database: Projections, scope: StatementScope) {
  return entriesOf(database, scope).where('time', '>=', BigInt(scope.from)).where('time', '<=', BigInt(scope.to))
}

/** The balance each account and currency had before the period: the balance after its last entry before. */
async function openings(database: Projections, scope: StatementScope) {
  return entriesOf(database, scope)
    .where('time', '<', BigInt(scope.from))
    .distinctOn(['wallet', 'asset'])
    .select(['wallet', 'asset', 'balance'])
    .orderBy('wallet')
    .orderBy('asset')
    .orderBy('sequence', 'desc')
    .orderBy('index', 'desc')
    .execute()
}

function turnovers(database: Projections, scope: StatementScope) {
  return inPeriod(database, scope)
    .select([
      'wallet',
      'asset',
      sql<string>`coalesce(sum(change) filter (where change > 0), 0)::text`.as('received'),
      sql<string>`coalesce(-sum(change) filter (where change < 0), 0)::text`.as('paid'),
      sql<string>`count(*)::text`.as('entries'),
      sql<string>`min(sequence)::text`.as('first'),
      sql<string>`max(sequence)::text`.as('last'),
    ])
    .groupBy(['wallet', 'asset'])
    .execute()
}

const WALLET_ORDER = ['funds', 'contract', 'delivery', 'hosting']

function inOrder(one: StatementBalance, other: StatementBalance): number {
  return WALLET_ORDER.indexOf(one.wallet) - WALLET_ORDER.indexOf(other.wallet) || one.asset - other.asset
}

/** The head of a statement, above its entries. */
export async function statementFigures(database: Projections, scope: StatementScope): Promise<Figures> {
  const balances = new Map<string, StatementBalance>()
  for (const { wallet, asset, balance } of await openings(database, scope))
    if (balance !== 0n)
      balances.set(`${wallet} ${asset}`, {
        wallet,
        asset,
        opening: balance,
        received: 0n,
        paid: 0n,
        closing: balance,
        entries: 0,
      })
  const rows = await turnovers(database, scope)
  for (const row of rows) {
    const { wallet, asset } = row
    const opening = balances.get(`${wallet} ${asset}`)?.opening ?? 0n
    const received = BigInt(row.received)
    const paid = BigInt(row.paid)
    const closing = opening + received - paid
    balances.set(`${wallet} ${asset}`, {
      wallet,
      asset,
      opening,
      received,
      paid,
      closing,
      entries: Number(row.entries),
    })
  }
  return {
    balances: [...balances.values()].sort(inOrder),
    entries: rows.reduce((sum, { entries }) => sum + Number(entries), 0),
    first: rows.length === 0 ? 0 : Math.min(...rows.map(({ first }) => Number(first))),
    last: Math.max(0, ...rows.map(({ last }) => Number(last))),
  }
}

/**
 * The entries of a statement, oldest first, a few hundred at a time. Adds them up on the way: throws when history does not
 * hold what the figures said, so that no file ends whose lines don't lead from its opening to its closing balances.
 */
export async function* statementEntries(
  { database, fills }: LedgerReading,
  statement: StatementScope & Figures,
): AsyncGenerator<readonly StatementEntry[]> {
  const running = new Map(statement.balances.map(({ wallet, asset, opening }) => [`${wallet} ${asset}`, opening]))
  let after = { sequence: 0n, index: 0 }
  for (;;) {
    const { sequence, index } = after
    const rows = await inPeriod(database, statement)
      .where(sql<boolean>`(sequence, "index") > (${sequence}, ${index})`)
      .selectAll()
      .orderBy('sequence')
      .orderBy('index')
      .limit(AT_ONCE)
      .execute()
    for (const { wallet, asset, change, balance } of rows) {
      const key = `${wallet} ${asset}`
      const now = (running.get(key) ?? 0n) + change
      if (now !== balance) throw new Error(`the entries of ${statement.owner} in ${key} do not add up`)
      running.set(key, now)
    }
    const last = rows.at(-1)
    if (last === undefined) break
    after = last
    const entries = rows.map((row) => LEDGER_ENTRIES.record(row))
    const refOf = await refsOf(database, fills, statement, entries)
    yield entries.map((entry) => ({ ...entry, ref: refOf(entry) }))
  }
  const wrong = statement.balances.find(({ wallet, asset, closing }) => running.get(`${wallet} ${asset}`) !== closing)
  if (wrong) throw new Error(`the entries of ${statement.owner} do not lead to the closing balances`)
}
