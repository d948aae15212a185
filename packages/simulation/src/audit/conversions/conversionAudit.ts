import type { CoreEvent, CoreQueries, FundsConverted } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { LotBooks } from '../lots/lotBooks.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'

/** Conversions by the index prices and the spread in force. */
export class ConversionAudit implements ProductBooks {
  readonly #lots: LotBooks

  constructor({ lots }: AuditParts) {
    this.#lots = lots
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'FundsConverted') checkConversion(event, scene, this.#lots.terms.conversionSpreadPpm)
  }
}

/** CONV-2, CONV-4: within a thousandth of the index prices less the spread. */
function checkConversion(told: FundsConverted, { core, postings }: Scene, conversionSpreadPpm: number): void {
  const { owner, from, to, amount, receive } = told
  const [gave, got] = [priceOf(core, from), priceOf(core, to)]
  const fair =
    (amount * gave.units * got.per * BigInt(1_000_000 - conversionSpreadPpm)) / (gave.per * got.units * 1_000_000n)
  demand(receive * 1_000n <= fair * 1_001n, 'CONV-4', () => `${owner} got ${receive} of ${to}, worth were ${fair}`)
  const moved = postings.filter(({ reason }) => reason === 'conversion').map((posting) => posting.amount)
  demand(moved.join() === [amount, receive].join(), 'CONV-1', () => `${owner} changed ${moved.join(' into ')}`)
}

function priceOf(core: CoreQueries, asset: number): { readonly units: bigint; readonly per: bigint } {
  const market = core.spot.markets().find(({ base }) => base === asset)
  if (!market || asset === CURRENCY) return { units: 1n, per: 1n }
  const { indexPrice, units } = core.spot.market(market.id)
  return { units: BigInt(indexPrice) * units.quantum, per: units.lotUnits }
}
