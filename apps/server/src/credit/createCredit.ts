import type { OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import type { People } from '../identity/accounts/people.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { accountProtection } from './accountProtection.ts'
import { type Credit, type CreditInputs, creditScore, type LoansRepaid } from './creditScore.ts'
import { type TradedValue, tradedValue } from './tradedValue.ts'

const NO_LOANS: LoansRepaid = { onTime: 0, late: 0, open: 0 }
const DAY_MS = 24 * 3_600_000

export interface CreditOptions {
  readonly database: Kysely<Database>
  readonly past: Kysely<ProjectionTables>
  /** The traded values of every product. */
  readonly traded: readonly TradedValue[]
  /** How an owner of the real world has repaid loans. */
  readonly repayments: (past: Kysely<ProjectionTables>, owner: OwnerId) => Promise<LoansRepaid>
  readonly clock: Clock
  readonly people: Pick<People, 'byId' | 'ownerOf'>
  readonly real: Pick<WorldPort, 'core'>
}

export interface CreditScores {
  readonly handlers: CallHandlers<'getCredit'>
  of(userId: string): Promise<Credit>
}

/** The credit score of a person, from the account in the real world, whichever world it is asked from. */
export function createCredit({ database, past, traded, repayments, clock, people, real }: CreditOptions): CreditScores {
  const inputsOf = async (userId: string): Promise<CreditInputs> => {
    const [person, owner] = [await people.byId(userId), await people.ownerOf(userId, 'real')]
    const protection = await accountProtection(database, userId)
    const now = clock.now()
    return {
      level: owner === null ? 0 : real.core.customers.verification(owner),
      days: person ? Math.max(0, Math.floor((now - person.createdAt) / DAY_MS)) : 0,
      email: Boolean(person?.email),
      phone: Boolean(person?.phone),
      ...protection,
      repayments: owner === null ? NO_LOANS : await repayments(past, owner),
      traded: owner === null ? 0n : await tradedValue(traded, past, real.core, { owner, now }),
    }
  }
  const of = async (userId: string) => creditScore(await inputsOf(userId))
  return { of, handlers: { getCredit: (_request, context) => of(sessionOf(context).userId) } }
}
