import type { CallData, ProjectedPosition } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import type { ContractText } from '../../../marketdata/contractText.ts'

type Projected = CallData<'tryContract'>['after']

function sideOf(lots: number): Projected['side'] {
  if (lots === 0) return 'none'
  return lots > 0 ? 'long' : 'short'
}

/** A projected position in the words of the wire. */
export function projectedText(projected: ProjectedPosition, contract: ContractText): Projected {
  const { lots, entryValue, margin, maintenance, riskPpm, liquidationPrice, bankruptcyPrice } = projected
  return {
    side: sideOf(lots),
    lots: String(Math.abs(lots)),
    entryPrice: contract.averagePrice(entryValue, Math.abs(lots)),
    margin: contract.money(margin),
    maintenance: contract.money(maintenance),
    riskRate: lots === 0 ? '' : ppmToFraction(riskPpm),
    liqPrice: contract.price(liquidationPrice),
    bankruptcyPrice: contract.price(bankruptcyPrice),
  }
}
