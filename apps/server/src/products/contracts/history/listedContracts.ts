import type { CallRequest, ContractId } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'

/** No contract or index has this id: a filter by an unknown name finds nothing. */
export const NO_CONTRACT = -1

export interface ListedContract {
  readonly text: ContractText
  /** 0 before the first. */
  readonly mark: Ticks
}

export function listedContract({ market, port, world }: LiveWorld, contract: ContractId): ListedContract {
  const figures = market.contract(contract)
  if (!figures) throw new Error(`unknown contract ${contract} in the history of ${world}`)
  return { text: figures.text, mark: port.core.contracts.contract(contract).markPrice }
}

export function contractNamed({ market }: LiveWorld, symbol: string): ContractText | undefined {
  return market.contracts().find(({ text }) => text.definition.symbol === symbol)?.text
}

type WantedContracts = Pick<CallRequest<'getContractList'>, 'symbol' | 'kind' | 'class'>

/** The contracts that a filter leaves; undefined when it leaves all. */
export function wantedContracts({ market }: LiveWorld, filter: WantedContracts): ContractId[] | undefined {
  const { symbol, kind } = filter
  if (symbol === undefined && kind === undefined && filter.class === undefined) return undefined
  const ids = market
    .contracts()
    .filter(
      ({ text: { definition, index } }) =>
        (symbol === undefined || definition.symbol === symbol) &&
        (kind === undefined || definition.kind === kind) &&
        (filter.class === undefined || index.class === filter.class),
    )
    .map(({ text }) => text.definition.id)
  return ids.length === 0 ? [NO_CONTRACT] : ids
}
