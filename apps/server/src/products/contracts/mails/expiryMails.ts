import { rollOverOf } from '@touchstone/feeds'
import type { ContractDefinition } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { People } from '../../../identity/accounts/people.ts'
import { PeriodicTask } from '../../../operations/periodicTask.ts'
import type { WorldPort } from '../../../sequencer/worldPort.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import type { ContractTables } from '../projection/contractTables.ts'

const AHEAD_MS = 24 * 3_600_000
const LOOK_EVERY_MS = 60_000
const KEPT_MS = 30 * 24 * 3_600_000

type Needs = Pick<ProductServices, 'database' | 'tables' | 'now' | 'problem'> & {
  readonly real: Pick<WorldPort, 'core'>
  readonly people: Pick<People, 'byOwner' | 'messages'>
}

/** Contracts that end within a day and have not ended yet. */
function endingContracts({ core }: Pick<WorldPort, 'core'>, now: number): readonly ContractDefinition[] {
  return core.contracts.all().filter(({ id, kind, expiry }) => {
    return (
      kind === 'dated' && expiry > now && expiry - now <= AHEAD_MS && core.contracts.contract(id).state !== 'settled'
    )
  })
}

/** In one transaction with its message, so that nobody is told twice or not at all. */
async function isNew(transaction: Kysely<Database>, position: bigint, now: number): Promise<boolean> {
  const row = await transaction
    .insertInto('expiry_mails')
    .values({ world: 'real', position, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .executeTakeFirst()
  return row !== undefined
}

/** Those who held it a day before its end. */
function holders({ tables }: Needs, contract: ContractDefinition) {
  return tables
    .withTables<ContractTables>()
    .selectFrom('positions')
    .select(['position', 'owner', 'side', 'lots'])
    .where('world', '=', 'real')
    .where('contract', '=', contract.id)
    .where('closed_at', '=', 0n)
    .where('opened_at', '<=', BigInt(contract.expiry - AHEAD_MS))
    .orderBy('position')
    .execute()
}

async function tellHolders(needs: Needs, contract: ContractDefinition): Promise<number> {
  const { real, people, database, now } = needs
  const rollOver = rollOverOf(contract, real.core.contracts.all())
  const ending = {
    contract: contract.symbol,
    name: contract.name,
    endsAt: String(contract.expiry),
    index: real.core.reference.index(contract.index).definition.name,
    next: rollOver?.symbol ?? '',
    nextEndsAt: String(rollOver?.expiry ?? 0),
  }
  let told = 0
  for (const { position, owner, side, lots } of await holders(needs, contract)) {
    const person = await people.byOwner(Number(owner))
    if (!person) continue
    const values = { ...ending, side, lots: String(lots) }
    told += await database.transaction().execute(async (transaction) => {
      if (!(await isNew(transaction, position, now()))) return 0
      await people.messages.tell(person.userId, { kind: 'contractEnds', values }, transaction)
      return 1
    })
  }
  await people.messages.deliver()
  return told
}

async function tellAll(needs: Needs): Promise<number> {
  const { database, real, now } = needs
  let told = 0
  for (const contract of endingContracts(real, now())) told += await tellHolders(needs, contract)
  await database
    .deleteFrom('expiry_mails')
    .where('sent_at', '<', BigInt(now() - KEPT_MS))
    .execute()
  return told
}

/**
 * Tells holders of dated contracts in the real world a day before these end; who opens a position within the last day
 * was told on the screen. Each position once, over restarts too: that it was told is written down together with the message. A run
 * returns how many were told.
 */
export function expiryMails(needs: Needs): PeriodicTask<number> {
  return new PeriodicTask({
    name: 'expiry mails',
    everyMs: LOOK_EVERY_MS,
    work: () => tellAll(needs),
    onProblem: (error) => needs.problem('expiry_mails_failed', error, 'holders could not be told'),
  })
}
