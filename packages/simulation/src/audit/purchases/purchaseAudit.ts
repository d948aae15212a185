import type { CoreEvent, OperatorAction, PurchaseCredited } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { type Rights, two } from '../decisionRights.ts'
import type { LotBooks } from '../lots/lotBooks.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'

/** I18: each line of a bank's statement is credited once. */
export class PurchaseAudit implements ProductBooks {
  readonly #lots: LotBooks
  readonly #lines = new Set<string>()

  constructor({ lots }: AuditParts) {
    this.#lots = lots
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'PurchaseCredited') this.#credit(event, scene)
  }

  rightsTo({ type }: OperatorAction): Rights | undefined {
    return type === 'CreditPurchase' ? two('treasury', 'treasury administrator') : undefined
  }

  #credit(told: PurchaseCredited, scene: Scene): void {
    const { lot, value, reference } = told
    demand(!this.#lines.has(reference), 'I18', () => `line ${reference} was credited twice`)
    this.#lines.add(reference)
    const posting = scene.postings.find(({ reason, ref }) => reason === 'purchase' && ref === lot)
    this.#lots.credit({ told, value, from: '', posting }, scene)
  }
}
