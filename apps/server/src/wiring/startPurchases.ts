import type { PURCHASE_CALLS } from '@touchstone/protocol'
import { systemClock } from '../clock/clock.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { readPayee } from '../products/purchases/payee.ts'
import { purchaseCalls } from '../products/purchases/purchaseCalls.ts'
import { purchaseCase } from '../products/purchases/purchaseCase.ts'
import { createPurchaseRows } from '../products/purchases/purchaseRows.ts'
import type { RecordChanges } from '../streams/recordChanges.ts'
import type { Foundation } from './foundation.ts'
import type { People } from './startPeople.ts'

export type Purchases = CallHandlers<keyof typeof PURCHASE_CALLS>

/** Coins bought by remittance: their calls, their cases at the review desk, and whom customers pay. */
export async function startPurchases(
  { config, data, database, worlds, logger }: Foundation,
  people: People,
  changes: RecordChanges,
): Promise<Purchases> {
  const payee = await readPayee(data.root, config.mode === 'sandbox')
  const { kysely } = database
  const { files, key } = people.verification
  const rows = createPurchaseRows({ database: kysely, clock: systemClock, key })
  const real = worlds.real.world
  people.review.register(
    purchaseCase({
      rows,
      real,
      people: people.identity.people,
      onProblem: (error) => logger.warn({ event: 'purchase_mail_failed', err: error }, 'a customer could not be told'),
      onChange: (owner) => changes.tell(owner, 'buycoin'),
    }),
  )
  return purchaseCalls({ database: kysely, rows, real, payee, files, desk: people.review })
}
