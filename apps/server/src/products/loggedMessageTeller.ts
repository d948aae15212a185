import type { AssetId, ContractId, CoreQueries, World } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { People } from '../identity/accounts/people.ts'
import { forgetMessages } from '../messages/inbox.ts'
import type { MessageValues } from '../messages/schema.ts'
import { PeriodicTask } from '../operations/periodicTask.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { LoggedValue } from '../trading/loggedMessages.ts'
import { LOGGED_MESSAGES, type LoggedMessageTables } from './messageProjection.ts'

export interface TellerNeeds {
  readonly database: Kysely<Database>
  readonly tables: Kysely<ProjectionTables>
  readonly worlds: Readonly<Record<World, { readonly core: CoreQueries } & Pick<WorldPort, 'world'>>>
  readonly people: Pick<People, 'byOwner' | 'messages'>
  readonly now: () => number
  readonly problem: (event: string, error: unknown, message: string) => void
}

const EVERY_MS = 1_000
const AT_ONCE = 200
/** How long messages are kept; of older entries none are written, also when history is written anew. */
export const MESSAGES_KEPT_MS = 365 * 24 * 3_600_000
const FORGET_EVERY = 3_600

function unitsOf(core: CoreQueries, contract: ContractId) {
  return core.contracts.contract(contract).units
}

function moneyText(core: CoreQueries, units: string, wanted: AssetId | undefined): string {
  const asset = core.assets().find(({ id }) => id === wanted)
  if (!asset) throw new Error(`a message is about money of the unknown asset ${wanted}`)
  return `${formatPlain(BigInt(units), asset.scale)} ${asset.code}`
}

/** A fact in the words of its world: "100 USDT", "BTCUSDT", "68,123.5" without the comma. */
function textOf(core: CoreQueries, value: LoggedValue): string {
  if (typeof value === 'string') return value
  if ('amount' in value)
    return moneyText(core, value.amount, value.asset === 'margin' ? core.loans.asset() : value.asset)
  if ('coins' in value) return moneyText(core, value.coins, core.newCoins.offering(value.coin)?.terms.asset)
  if (!('price' in value)) return core.contracts.contract(value.contract).definition.symbol
  const { tickUnits, priceDecimals } = unitsOf(core, value.contract)
  return formatPlain(BigInt(value.price) * tickUnits, priceDecimals)
}

function valuesOf(core: CoreQueries, facts: Readonly<Record<string, LoggedValue>>): MessageValues {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, textOf(core, value)]))
}

/** The place of the last row that was told. Of a log that has ended before it nothing was. */
async function cursorOf({ database, worlds }: TellerNeeds, world: World) {
  const query = database.selectFrom('message_cursors').select(['sequence', 'ordinal']).where('world', '=', world)
  const { sequence, ordinal } = (await query.executeTakeFirst()) ?? { sequence: 0n, ordinal: 0 }
  return sequence > BigInt(worlds[world].core.sequence) ? { sequence: 0n, ordinal: 0 } : { sequence, ordinal }
}

/** The oldest untold ones. */
async function untold(needs: TellerNeeds, world: World) {
  const { tables } = needs
  const { sequence, ordinal } = await cursorOf(needs, world)
  const rows = await tables
    .withTables<LoggedMessageTables>()
    .selectFrom('logged_messages')
    .selectAll()
    .where('world', '=', world)
    .where(sql<SqlBool>`(sequence, ordinal) > (${sequence}::int8, ${ordinal}::int4)`)
    .orderBy('sequence')
    .orderBy('ordinal')
    .limit(AT_ONCE)
    .execute()
  return rows.map(LOGGED_MESSAGES.record)
}

/** In one transaction with the cursor: each message once, whenever the program ends. Returns how many were read. */
async function tellSome(needs: TellerNeeds, world: World): Promise<number> {
  const { database, worlds, people, now } = needs
  const rows = await untold(needs, world)
  const last = rows.at(-1)
  if (!last) return 0
  const { core } = worlds[world]
  const told = rows.filter(({ time }) => now() - time < MESSAGES_KEPT_MS)
  const owners = new Map<number, string | undefined>()
  for (const { owner } of told) if (!owners.has(owner)) owners.set(owner, (await people.byOwner(owner, world))?.userId)
  await database.transaction().execute(async (transaction) => {
    for (const { owner, kind, facts, sequence, ordinal, time } of told) {
      const userId = owners.get(owner)
      if (userId === undefined) continue
      const source = `${world} ${sequence} ${ordinal}`
      await people.messages.tell(userId, { kind, values: valuesOf(core, facts), world, time, source }, transaction)
    }
    const cursor = { sequence: BigInt(last.sequence), ordinal: last.ordinal }
    await transaction
      .insertInto('message_cursors')
      .values({ world, ...cursor })
      .onConflict((conflict) => conflict.column('world').doUpdateSet(cursor))
      .execute()
  })
  return rows.length
}

/**
 * Tells customers what follows from the logs of both worlds: from the rows that history keeps of it, never on the time of an order. A run
 * returns how many rows it read.
 */
export function loggedMessageTeller(needs: TellerNeeds): PeriodicTask<number> {
  let rounds = 0
  return new PeriodicTask({
    name: 'messages',
    everyMs: EVERY_MS,
    work: async () => {
      let read = 0
      for (const world of ['real', 'demo'] as const)
        for (let some = await tellSome(needs, world); some > 0; some = await tellSome(needs, world)) read += some
      await needs.people.messages.deliver()
      if (rounds++ % FORGET_EVERY === 0) await forgetMessages(needs.database, needs.now() - MESSAGES_KEPT_MS)
      return read
    },
    onProblem: (error) => needs.problem('messages_failed', error, 'customers could not be told of what happened'),
  })
}
