import { dayBegins, hongKongDay } from '@touchstone/core/formulas'
import type { AdminContext } from '../adminContext.ts'
import { operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

/** A look of an operator at a customer, as the customer's own history says it. */
export interface LookAt {
  readonly userId: string
  readonly what: 'account_seen' | 'money_seen' | 'ledger_seen'
}

/**
 * A row of the audit chain for each look, and with the first of its kind by this operator on a day a line in the customer's history: a
 * screen that is opened again says nothing new.
 */
export async function recordLook(
  { database, clock, people }: Pick<AdminServices, 'database' | 'clock' | 'people'>,
  { userId, what }: LookAt,
  context: AdminContext,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const event = { what, by: 'operator', text: `operator ${operatorOf(context).operator}`, ref: '' } as const
  await database.transaction().execute(async (transaction) => {
    // First: rows of the chain wait for each other, so that of two looks at once the second sees the line of the first.
    await context.record({ detail }, transaction)
    const today = dayBegins(hongKongDay(clock.now()))
    if (await people.accountEvents.hasSince(userId, event, today, transaction)) return
    await people.accountEvents.add(userId, event, transaction)
  })
}
