import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { Turns } from '../limits/turns.ts'
import type { AccountEvents, ToldEvent } from './accountEvents.ts'

interface Intention {
  readonly userId: string
  readonly kind: string
  /** What it is about, so that one that is asked for again is the same; '' where the kind says it all. */
  readonly subject: string
}

/** How the log answered, and at which position. */
interface CarriedOut<Result> {
  readonly result: Result
  readonly ref: string
}

interface Outcome {
  readonly event: ToldEvent
  /** What SQL keeps of the act beside the event. */
  readonly write?: (transaction: Kysely<Database>) => Promise<void>
}

/** What a kind of act is once it stands; undefined: by the log it does not. */
type OutcomeOf = (userId: string, subject: string) => Promise<Outcome | undefined>

/**
 * Acts of holders that the log carries out and of which SQL has to tell. No transaction spans the two: so the intention is written down
 * first, and is deleted in the transaction that writes event and message. What a stop in between or a refusal leaves is settled by what the
 * log says.
 */
export interface IntendedActs {
  register(kind: string, outcomeOf: OutcomeOf): void
  /**
   * An act that stands already is told of no second time, and one that is refused never. Throws Refusal('rate_limited') when too many
   * twins of it wait.
   */
  carryOut<Result>(intention: Intention, act: () => Promise<CarriedOut<Result>>): Promise<Result>
  /** Settles what was left behind. */
  settle(): Promise<void>
}

/** What is younger may still be on its way to the log. */
const ON_ITS_WAY_MS = 60_000

export function createIntendedActs(
  database: Kysely<Database>,
  clock: Clock,
  accountEvents: Pick<AccountEvents, 'addWith'>,
): IntendedActs {
  const outcomes = new Map<string, OutcomeOf>()
  const turns = new Turns()

  /** False when it is intended already, since a stop. */
  const begin = async ({ userId, kind, subject }: Intention): Promise<boolean> => {
    const row = { user_id: userId, kind, subject, intended_at: clock.now() }
    const query = database.insertInto('intended_acts').values(row)
    const { numInsertedOrUpdatedRows } = await query.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }

  /** Of several who end it one gets true. */
  const end = async ({ userId, kind, subject }: Intention, on = database): Promise<boolean> => {
    const query = on.deleteFrom('intended_acts').where('user_id', '=', userId)
    const { numDeletedRows } = await query.where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst()
    return numDeletedRows > 0n
  }

  const outcomeOf = ({ userId, kind, subject }: Intention) => outcomes.get(kind)?.(userId, subject)

  const tell = async (intention: Intention, ref: string): Promise<void> => {
    const outcome = await outcomeOf(intention)
    if (!outcome) return void (await end(intention))
    await accountEvents.addWith(intention.userId, { ...outcome.event, ref }, async (on) => {
      if (!(await end(intention, on))) return false
      await outcome.write?.(on)
      return true
    })
  }

  return {
    register: (kind, outcome) => void outcomes.set(kind, outcome),
    // Twins one after the other: an act that stands through a twin, and is not told of yet, would look as if it had stood before.
    carryOut: (intention, act) =>
      turns.take([intention.userId, intention.kind, intention.subject].join(' '), async () => {
        const stoodBefore = (await begin(intention)) && (await outcomeOf(intention)) !== undefined
        if (stoodBefore) await end(intention)
        const { result, ref } = await act()
        if (!stoodBefore) await tell(intention, ref)
        return result
      }),
    settle: async () => {
      const left = await database
        .selectFrom('intended_acts')
        .select(['user_id', 'kind', 'subject'])
        .where('intended_at', '<', BigInt(clock.now() - ON_ITS_WAY_MS))
        .execute()
      for (const { user_id: userId, kind, subject } of left) await tell({ userId, kind, subject }, '')
    },
  }
}
