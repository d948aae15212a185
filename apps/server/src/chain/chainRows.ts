import type { Chain, OwnerId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { ChainDepositsTable, SuspenseKind } from './schema.ts'
import type { TokenTransfer } from './transfer.ts'

/** The watcher's memory: how far it has read, and the transfers it saw. */
export type DepositRow = Selectable<ChainDepositsTable>
export type DepositKey = Pick<DepositRow, 'contract' | 'transaction' | 'position'>

export interface Cursor {
  readonly block: number
  readonly frozenAt: number
  readonly frozenReason: string
}

/** A transfer to a customer, with its kind if it is no deposit. */
export interface Arrival extends TokenTransfer {
  readonly owner: OwnerId
  readonly suspense: SuspenseKind | null
}

export interface ReadRange {
  readonly to: number
  readonly hashes: readonly { readonly number: number; readonly hash: string }[]
  readonly arrivals: readonly Arrival[]
}

const CHAIN: Chain = 'ethereum'
/** Hashes kept to find where a reorganisation began. */
const HASHES_KEPT = 512

export interface ChainRows {
  cursor(): Promise<Cursor | undefined>
  begin(block: number): Promise<void>
  hashOf(block: number): Promise<string | undefined>
  oldestHash(): Promise<number | undefined>
  /** Writes the transfers of a range of blocks together with how far the chain is read now. */
  advance(range: ReadRange): Promise<void>
  /** Goes back to the last block that is still part of the chain; later deposits are gone until they are seen again. */
  rewind(block: number): Promise<void>
  /** Reads again from a block on, without forgetting deposits read before. */
  readAgain(block: number): Promise<void>
  freeze(reason: string): Promise<void>
  unfreeze(): Promise<void>
  /** Deposits in blocks up to this one that wait to be credited, oldest first. */
  waiting(upToBlock: number): Promise<readonly DepositRow[]>
  /** Units in blocks up to this one that were not credited at that place of the log. */
  notCredited(upToBlock: number, sequence: number): Promise<bigint>
  waitingOwners(): Promise<readonly OwnerId[]>
  credited(key: DepositKey, sequence: number): Promise<void>
  stuck(key: DepositKey, reason: string): Promise<void>
  /** The chain's own coins from this address are no customer's: drops the notes of them that no operator has looked into. */
  forgetCoins(from: string): Promise<void>
  /** Wei that were sent to an address by mistake and still wait for an operator. */
  coinsAside(address: string): Promise<bigint>
}

function isSame(row: DepositRow, arrival: Arrival): boolean {
  return row.to_address === arrival.to && row.from_address === arrival.from && row.amount === String(arrival.amount)
}

function columnsOf(arrival: Arrival) {
  const { contract, transaction, position, block, from, to, owner, amount } = arrival
  return {
    contract,
    transaction,
    position,
    block,
    block_hash: arrival.blockHash,
    from_address: from,
    to_address: to,
    owner,
    amount: String(amount),
  }
}

async function putAside(database: Kysely<Database>, arrival: Arrival, kind: SuspenseKind, now: number): Promise<void> {
  const { block, blockHash } = arrival
  await database
    .insertInto('chain_suspense')
    .values({ ...columnsOf(arrival), kind, seen_at: now, note: '', closed_at: 0 })
    .onConflict((conflict) =>
      conflict.columns(['contract', 'transaction', 'position']).doUpdateSet({ block, block_hash: blockHash }),
    )
    .execute()
}

/** A deposit that is new, that is back after a reorganisation, or that was credited in another shape before. */
async function putDeposit(database: Kysely<Database>, arrival: Arrival, now: number): Promise<void> {
  const { contract, transaction, position, block, blockHash } = arrival
  const known = await database
    .selectFrom('chain_deposits')
    .selectAll()
    .where('contract', '=', contract)
    .where('transaction', '=', transaction)
    .execute()
  const same = known.find((row) => row.position === position)
  const table = database.updateTable('chain_deposits').where('contract', '=', contract)
  const own = table.where('transaction', '=', transaction).where('position', '=', position)
  if (same?.state === 'credited') {
    if (isSame(same, arrival)) await own.set({ block, block_hash: blockHash, lost_at: 0 }).execute()
    else await putAside(database, arrival, 'reappeared', now)
    return
  }
  if (known.some(({ state, lost_at }) => state === 'credited' && lost_at !== 0n))
    return putAside(database, arrival, 'reappeared', now)
  const fresh = { ...columnsOf(arrival), state: 'seen' as const, reason: '', changed_at: now }
  if (same) await own.set(fresh).execute()
  else
    await database
      .insertInto('chain_deposits')
      .values({ ...fresh, seen_at: now, sequence: 0, lost_at: 0 })
      .execute()
}

async function writeRange(database: Kysely<Database>, { to, hashes, arrivals }: ReadRange, now: number): Promise<void> {
  for (const arrival of arrivals)
    if (arrival.suspense) await putAside(database, arrival, arrival.suspense, now)
    else await putDeposit(database, arrival, now)
  for (const { number, hash } of hashes)
    await database
      .insertInto('chain_blocks')
      .values({ number, hash })
      .onConflict((conflict) => conflict.column('number').doUpdateSet({ hash }))
      .execute()
  await database
    .deleteFrom('chain_blocks')
    .where('number', '<', BigInt(to - HASHES_KEPT))
    .execute()
  await database.updateTable('chain_cursor').set({ block: to }).execute()
}

async function writeRewind(database: Kysely<Database>, block: number, now: number): Promise<void> {
  const after = BigInt(block)
  const deposits = database.updateTable('chain_deposits').where('block', '>', after)
  await deposits
    .where('state', 'in', ['seen', 'stuck'])
    .set({ state: 'gone', reason: 'reorganised', changed_at: now })
    .execute()
  await deposits.where('state', '=', 'credited').where('lost_at', '=', 0n).set({ lost_at: now }).execute()
  await database.deleteFrom('chain_suspense').where('block', '>', after).where('closed_at', '=', 0n).execute()
  await database.deleteFrom('chain_blocks').where('number', '>', after).execute()
  await database.updateTable('chain_cursor').set({ block }).execute()
}

export function createChainRows(database: Kysely<Database>, clock: Clock): ChainRows {
  const move = (key: DepositKey) =>
    database
      .updateTable('chain_deposits')
      .where('contract', '=', key.contract)
      .where('transaction', '=', key.transaction)
      .where('position', '=', key.position)
  return {
    cursor: async () => {
      const row = await database.selectFrom('chain_cursor').selectAll().executeTakeFirst()
      return row && { block: Number(row.block), frozenAt: Number(row.frozen_at), frozenReason: row.frozen_reason }
    },
    begin: async (block) => {
      const row = { chain: CHAIN, block, frozen_at: 0, frozen_reason: '' }
      await database.insertInto('chain_cursor').values(row).execute()
    },
    hashOf: async (block) => {
      const rows = database.selectFrom('chain_blocks').select('hash').where('number', '=', BigInt(block))
      return (await rows.executeTakeFirst())?.hash
    },
    oldestHash: async () => {
      const row = await database.selectFrom('chain_blocks').select('number').orderBy('number').executeTakeFirst()
      return row && Number(row.number)
    },
    advance: (range) => database.transaction().execute((within) => writeRange(within, range, clock.now())),
    rewind: (block) => database.transaction().execute((within) => writeRewind(within, block, clock.now())),
    readAgain: async (block) => {
      await database.updateTable('chain_cursor').set({ block }).where('block', '>', BigInt(block)).execute()
    },
    freeze: async (frozen_reason) => {
      const { now } = clock
      await database.updateTable('chain_cursor').set({ frozen_at: now(), frozen_reason }).execute()
    },
    unfreeze: async () => {
      await database.updateTable('chain_cursor').set({ frozen_at: 0, frozen_reason: '' }).execute()
    },
    waiting: (upToBlock) =>
      database
        .selectFrom('chain_deposits')
        .selectAll()
        .where('state', '=', 'seen')
        .where('block', '<=', BigInt(upToBlock))
        .orderBy('block')
        .orderBy('transaction')
        .orderBy('position')
        .limit(500)
        .execute(),
    notCredited: async (upToBlock, sequence) => {
      const deposits = database.selectFrom('chain_deposits').select('amount').where('block', '<=', BigInt(upToBlock))
      const later = deposits.where((is) =>
        is.or([
          is('state', '=', 'seen'),
          is.and([is('state', '=', 'credited'), is('sequence', '>', BigInt(sequence))]),
        ]),
      )
      return (await later.execute()).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    },
    waitingOwners: async () => {
      const rows = database.selectFrom('chain_deposits').select('owner').distinct().where('state', '=', 'seen')
      return (await rows.execute()).map(({ owner }) => Number(owner))
    },
    credited: async (key, sequence) => {
      await move(key).set({ state: 'credited', reason: '', sequence, changed_at: clock.now() }).execute()
    },
    stuck: async (key, reason) => {
      await move(key).set({ state: 'stuck', reason, changed_at: clock.now() }).execute()
    },
    forgetCoins: async (from) => {
      const coins = database.deleteFrom('chain_suspense').where('kind', '=', 'coin').where('closed_at', '=', 0n)
      await coins.where('from_address', '=', from).execute()
    },
    coinsAside: async (address) => {
      const coins = database.selectFrom('chain_suspense').select('amount').where('kind', '=', 'coin')
      const rows = await coins.where('to_address', '=', address).where('closed_at', '=', 0n).execute()
      return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    },
  }
}
