import type { CoreEvent, DepositCredited } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { LotBooks } from '../lots/lotBooks.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'

const NOBODY = `0x${'0'.repeat(40)}`

/** I18: each transfer is credited as the watcher saw it, once for ever. */
export class DepositAudit implements ProductBooks {
  readonly #lots: LotBooks
  readonly #transfers = new Set<string>()

  constructor({ lots }: AuditParts) {
    this.#lots = lots
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'DepositCredited') this.#credit(event, scene)
  }

  #credit(told: DepositCredited, scene: Scene): void {
    const { owner, lot, amount, chain, token, transaction, logIndex, from } = told
    const { command } = scene.entry
    const seen = command.type === 'CreditDeposit' && command.owner === owner && command.amount === amount
    demand(seen, 'DEP-1', () => `lot ${lot} of ${amount} was credited by ${command.type}`)
    const key = [chain, token, transaction, logIndex].join()
    demand(!this.#transfers.has(key), 'I18', () => `transfer ${key} was credited twice`)
    this.#transfers.add(key)
    const posting = scene.postings.find(({ reason, ref }) => reason === 'deposit' && ref === lot)
    this.#lots.credit({ told, value: amount, from: from === NOBODY ? '' : from, posting }, scene)
  }
}
