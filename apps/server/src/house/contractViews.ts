import type { HouseContracts, HouseContractView, LeverageCaps } from '@touchstone/feeds'
import { type AssetId, type ContractId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { WorldPort } from '../sequencer/worldPort.ts'

type Core = WorldPort['core']

/** All that an owner has of an asset, over its wallets, free or held. */
export function ownedBy(core: Core, owner: OwnerId, asset: AssetId): bigint {
  return core.ledger
    .balances(owner)
    .filter((balance) => balance.asset === asset)
    .reduce((sum, { available, held }) => sum + available + held, 0n)
}

function contractView(core: Core, contract: ContractId): HouseContractView {
  const { definition, state, open, changesAt, bestBid, bestAsk, indexPrice } = core.contracts.contract(contract)
  const { liquidity, sandboxFlow } = SYSTEM_OWNERS
  return {
    open: state === 'open' && open,
    closesAt: open ? changesAt : 0,
    bestBid,
    bestAsk,
    indexPrice,
    makerLots: core.contracts.openLots(liquidity, contract),
    flowLots: core.contracts.openLots(sandboxFlow, contract),
    makerQuote: ownedBy(core, liquidity, definition.quote),
  }
}

/** A world's contracts as its house sees them. */
export function houseContracts({ core }: WorldPort, caps: LeverageCaps): HouseContracts {
  return { world: core, caps, read: (contract) => contractView(core, contract) }
}
