import { InvariantBroken } from '../../entry/invariantBroken.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'

/**
 * I12: a running funding leaves no position out. While it collects, the lots it has visited and those ahead sum to zero; while it pays,
 * every amount left to pay is owed to a position ahead or to a claim; and it pays out no more than it collected.
 */
export function checkFunding({ contracts }: ContractsState, market: ContractMarket): void {
  const { funding } = market
  if (!funding) return
  const { symbol } = market.definition
  const ahead = contracts.positions.ofContract(market.place).filter((position) => funding.isAhead(position))
  if (funding.stage === 'collecting') {
    const lots = ahead.reduce((sum, position) => sum + position.lots, funding.lots)
    if (lots !== 0) throw new InvariantBroken('I12', `${symbol}: funding has passed over ${-lots} lots`)
    return
  }
  const receivers = [...ahead.filter(({ lots }) => !funding.isPayer(lots)), ...funding.claims.values()]
  const left = receivers.reduce((sum, { lots }) => sum + funding.shareOf(market.units, lots), 0n)
  if (left !== funding.left || funding.inHand < 0n)
    throw new InvariantBroken('I12', `${symbol}: ${funding.left} of funding is left to pay, ${left} is owed`)
}
