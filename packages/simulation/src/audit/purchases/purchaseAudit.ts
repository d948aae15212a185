import type { CoreEvent, OperatorAction, PurchaseCredited } from '@touchstone/protocol'
import type { BankLines } from '../bankLines.ts'
import { type Rights, two } from '../decisionRights.ts'
import type { LotBooks } from '../lots/lotBooks.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'

/** What was bought by a remittance, each by a line of the bank. */
export class PurchaseAudit implements ProductBooks {
  readonly #lots: LotBooks
  readonly #bankLines: BankLines

  constructor({ lots, bankLines }: AuditParts) {
    this.#lots = lots
    this.#bankLines = bankLines
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'PurchaseCredited') this.#credit(event, scene)
  }

  rightsTo({ type }: OperatorAction): Rights | undefined {
    return type === 'CreditPurchase' ? two('treasury', 'treasury administrator') : undefined
  }

  #credit(told: PurchaseCredited, scene: Scene): void {
    const { lot, value, reference } = told
    this.#bankLines.use(reference, `purchase ${lot}`)
    const posting = scene.postings.find(({ reason, ref }) => reason === 'purchase' && ref === lot)
    this.#lots.credit({ told, value, from: '', posting }, scene)
  }
}
