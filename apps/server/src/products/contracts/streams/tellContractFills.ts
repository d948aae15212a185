import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { TellFills } from '../../../streams/fillStream.ts'
import { type ContractFill, contractDealRow, customerContractFills } from '../projection/contractFill.ts'
import { OPEN_CONTRACTS } from '../projection/openContracts.ts'

/** Trades, and closings of positions without one. */
export const tellContractFills: TellFills = ({ events, time }, live, to) => {
  const closings = OPEN_CONTRACTS.changes(live)?.closings ?? []
  const traded = events.flatMap((event) => (event.type === 'ContractTrade' ? customerContractFills(event, time) : []))
  for (const fill of [...closings, ...traded]) {
    const text = textOf(live, fill)
    if (text) to(fill.owner)?.add(contractDealRow(fill, text))
  }
}

function textOf({ market }: LiveWorld, { contract }: ContractFill) {
  return market.contract(contract)?.text
}
