import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import type { Kysely, Selectable } from 'kysely'
import type { DepositRow } from '../../chain/chainRows.ts'
import type { ChainSuspenseTable } from '../../chain/schema.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import { maskedAccount } from '../accounts.ts'
import { type AdminHandlers, checkReason } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Needs = Pick<AdminServices, 'database' | 'clock' | 'chain'>

type Arrival = DepositRow | Selectable<ChainSuspenseTable>
type State = AdminCallData<'getDepositList'>['list'][number]['state']

const SCALE = 6

function openChain({ chain }: Needs): NonNullable<AdminServices['chain']> {
  if (!chain) throw new Refusal('deposits_closed')
  return chain
}

/** Masked names by owner of the real world. */
async function namesOf(database: Kysely<Database>, arrivals: readonly Arrival[]): Promise<ReadonlyMap<number, string>> {
  const owners = [...new Set(arrivals.map(({ owner }) => Number(owner)))]
  if (owners.length === 0) return new Map()
  const rows = await database
    .selectFrom('owners')
    .innerJoin('users', 'users.id', 'owners.user_id')
    .select(['owners.owner', 'users.email', 'users.phone'])
    .where('owners.world', '=', 'real')
    .where('owners.owner', 'in', owners)
    .execute()
  return new Map(rows.map(({ owner, ...contacts }) => [Number(owner), maskedAccount(contacts)]))
}

function arrivalLine(row: Arrival, names: ReadonlyMap<number, string>) {
  const { contract, transaction, position } = row
  return {
    contract,
    transaction,
    position,
    block: Number(row.block),
    from: row.from_address,
    to: row.to_address,
    uid: String(row.owner),
    account: names.get(Number(row.owner)) ?? '',
    seenAt: Number(row.seen_at),
  }
}

function stateOf({ state, lost_at }: DepositRow): State {
  return state === 'credited' && lost_at !== 0n ? 'lost' : state
}

async function openForms(
  database: Kysely<Database>,
  rows: readonly DepositRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const forms = await database
    .selectFrom('deposit_vouchers')
    .select(['transaction', 'owner'])
    .where('state', '=', 'not_reviewed')
    .where('transaction', 'in', [...new Set(rows.map(({ transaction }) => transaction))])
    .execute()
  const counted = new Map<string, number>()
  for (const { transaction, owner } of forms) {
    const key = `${transaction} ${owner}`
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  return counted
}

function depositQuery(database: Kysely<Database>, { state, q }: { readonly state: State | ''; readonly q: string }) {
  let rows = database.selectFrom('chain_deposits')
  if (state === 'lost') rows = rows.where('state', '=', 'credited').where('lost_at', '<>', 0n)
  else if (state !== '') rows = rows.where('state', '=', state)
  const asked = q.trim().toLowerCase()
  if (/^\d{1,10}$/.test(asked)) return rows.where('owner', '=', BigInt(asked))
  if (asked === '') return rows
  // Nothing else is the start of a hash or an address, and no sign of it means something to LIKE.
  if (!/^0x[0-9a-f]*$/.test(asked)) return rows.where('transaction', '=', asked)
  const start = `${asked}%`
  return rows.where(({ eb, or }) =>
    or([eb('transaction', 'like', start), eb('from_address', 'like', start), eb('to_address', 'like', start)]),
  )
}

function listCalls(services: Needs): AdminHandlers<'getDepositList' | 'getSuspense'> {
  const { database, chain } = services
  return {
    getDepositList: async ({ state, q, page, size }) => {
      const query = depositQuery(database, { state, q })
      const offset = (page - 1) * size
      const newest = query.selectAll().orderBy('seen_at', 'desc').orderBy('transaction').orderBy('position')
      const rows = await newest.limit(size).offset(offset).execute()
      const count = await query.select(({ fn }) => fn.countAll<bigint>().as('many')).executeTakeFirst()
      const names = await namesOf(database, rows)
      const forms = await openForms(database, rows)
      const confirms = chain?.confirmations ?? 0
      const head = chain?.status().head ?? 0
      const list = rows.map((row) => ({
        ...arrivalLine(row, names),
        amount: formatPlain(BigInt(row.amount), SCALE),
        currency: 'USDT',
        state: stateOf(row),
        reason: row.reason,
        confirmations: row.state === 'gone' ? 0 : Math.max(0, head - Number(row.block) + 1),
        confirms,
        sequence: Number(row.sequence),
        forms: forms.get(`${row.transaction} ${row.owner}`) ?? 0,
      }))
      return { list, total: Number(count?.many ?? 0n), page }
    },

    getSuspense: async ({ state, page, size }) => {
      const query = database.selectFrom('chain_suspense').where('closed_at', state === 'open' ? '=' : '<>', 0n)
      const newest = query.selectAll().orderBy('seen_at', 'desc').orderBy('transaction').orderBy('position')
      const rows = await newest
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const count = await query.select(({ fn }) => fn.countAll<bigint>().as('many')).executeTakeFirst()
      const names = await namesOf(database, rows)
      const list = rows.map((row) => ({
        ...arrivalLine(row, names),
        kind: row.kind,
        units: row.amount,
        note: row.note,
      }))
      return { list, total: Number(count?.many ?? 0n), page }
    },
  }
}

function actingCalls(services: Needs): AdminHandlers<'closeSuspense' | 'resumeDeposits' | 'readChainAgain'> {
  const { database, clock } = services
  return {
    closeSuspense: async ({ contract, transaction, position, reason }, context) => {
      const note = checkReason(reason)
      return database.transaction().execute(async (within) => {
        const { numUpdatedRows } = await within
          .updateTable('chain_suspense')
          .set({ note, closed_at: clock.now() })
          .where('contract', '=', contract)
          .where('transaction', '=', transaction)
          .where('position', '=', position)
          .where('closed_at', '=', 0n)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refusal('arrival_unknown')
        return { audit: await context.record({ subject: transaction, detail: { contract, position, note } }, within) }
      })
    },

    resumeDeposits: async ({ reason }, context) => {
      const said = checkReason(reason)
      const { rows, status } = openChain(services)
      const audit = await context.record({ subject: 'deposits', detail: { reason: said, was: status().reason } })
      await rows.unfreeze()
      return { audit }
    },

    readChainAgain: async ({ block, reason }, context) => {
      const said = checkReason(reason)
      const { rows } = openChain(services)
      const audit = await context.record({ subject: 'deposits', detail: { reason: said, block } })
      await rows.readAgain(block)
      return { audit }
    },
  }
}

function statusCall({ database, chain }: Needs): AdminHandlers<'getChainStatus'> {
  return {
    getChainStatus: async () => {
      const deposits = await database
        .selectFrom('chain_deposits')
        .select(({ fn, eb }) => [
          fn.countAll<bigint>().filterWhere('state', '=', 'seen').as('waiting'),
          fn.countAll<bigint>().filterWhere('state', '=', 'stuck').as('stuck'),
          fn
            .countAll<bigint>()
            .filterWhere(eb('lost_at', '<>', 0n))
            .as('lost'),
        ])
        .executeTakeFirst()
      const suspense = await database
        .selectFrom('chain_suspense')
        .select(({ fn }) => fn.countAll<bigint>().as('many'))
        .where('closed_at', '=', 0n)
        .executeTakeFirst()
      const status = chain?.status()
      return {
        state: status?.state ?? 'off',
        reason: status?.reason ?? '',
        head: status?.head ?? 0,
        block: status?.block ?? 0,
        contract: chain?.token ?? '',
        confirms: chain?.confirmations ?? 0,
        waiting: Number(deposits?.waiting ?? 0n),
        stuck: Number(deposits?.stuck ?? 0n),
        lost: Number(deposits?.lost ?? 0n),
        suspense: Number(suspense?.many ?? 0n),
      }
    },
  }
}

/** Deposits from the chain, and cases of arrivals that cannot be credited. Nobody credits by hand. */
export function depositCalls(services: Needs) {
  return { ...listCalls(services), ...actingCalls(services), ...statusCall(services) }
}
