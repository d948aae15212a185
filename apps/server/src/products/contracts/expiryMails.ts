import { rollOverOf } from '@touchstone/feeds'
import type { ContractDefinition } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { People } from '../../identity/accounts/people.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { expiryNotice } from './expiryNotice.ts'
import type { ContractTables } from './projection/contractTables.ts'

const AHEAD_MS = 24 * 3_600_000
const LOOK_EVERY_MS = 60_000
const KEPT_MS = 30 * 24 * 3_600_000

export interface ExpiryMailParts {
  readonly database: Kysely<Database>
  readonly past: Kysely<ProjectionTables>
  readonly real: Pick<WorldPort, 'core'>
  readonly people: Pick<People, 'byOwner' | 'notify'>
  readonly now: () => number
  readonly onProblem: (error: unknown) => void
}

export interface ExpiryMails {
  /** Tells whoever is to be told now; returns how many. */
  look(): Promise<number>
  stop(): Promise<void>
}

/** Contracts that end within a day and have not ended yet. */
function endingContracts({ core }: Pick<WorldPort, 'core'>, now: number): readonly ContractDefinition[] {
  return core.contracts.all().filter(({ id, kind, expiry }) => {
    return (
      kind === 'dated' && expiry > now && expiry - now <= AHEAD_MS && core.contracts.contract(id).state !== 'settled'
    )
  })
}

/**
 * Tells holders of dated contracts in the real world by mail, a day before these end; who opens a position within the last
 * day was told on the screen. Each position once, over restarts too: it is written down before the mail goes out, so a crash
 * in between costs a mail and never sends two.
 */
export function startExpiryMails(parts: ExpiryMailParts): ExpiryMails {
  const { database, past, real, people, now, onProblem } = parts

  const isNew = async (position: bigint): Promise<boolean> => {
    const row = await database
      .insertInto('expiry_mails')
      .values({ world: 'real', position, sent_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('position')
      .executeTakeFirst()
    return row !== undefined
  }

  const tellHolders = async (contract: ContractDefinition): Promise<number> => {
    const held = await past
      .withTables<ContractTables>()
      .selectFrom('positions')
      .select(['position', 'owner', 'side', 'lots'])
      .where('world', '=', 'real')
      .where('contract', '=', contract.id)
      .where('closed_at', '=', 0n)
      .where('opened_at', '<=', BigInt(contract.expiry - AHEAD_MS))
      .orderBy('position')
      .execute()
    const rollOver = rollOverOf(contract, real.core.contracts.all())
    const indexName = real.core.reference.index(contract.index).definition.name
    let told = 0
    for (const { position, owner, side, lots } of held) {
      if (!(await isNew(position))) continue
      const person = await people.byOwner(Number(owner))
      if (!person) continue
      await people.notify(person.userId, expiryNotice({ contract, indexName, side, lots, rollOver }))
      told++
    }
    return told
  }

  const look = async (): Promise<number> => {
    let told = 0
    for (const contract of endingContracts(real, now())) told += await tellHolders(contract)
    await database
      .deleteFrom('expiry_mails')
      .where('sent_at', '<', BigInt(now() - KEPT_MS))
      .execute()
    return told
  }

  /** One look at a time: the next begins when the last is over. */
  let looking: Promise<unknown> = Promise.resolve()
  const lookOnce = (): Promise<number> => {
    const next = looking.then(look)
    looking = next.catch(onProblem)
    return next
  }
  const timer = setInterval(() => void lookOnce().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return {
    look: lookOnce,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
