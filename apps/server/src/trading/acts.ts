import type { AssetId, CoreQueries, OperatorAction } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'

export type ActType = OperatorAction['type']

/** What each of these acts of operators does, in one English sentence. */
export type Acts<Act extends ActType> = {
  readonly [Type in Act]: (action: Extract<OperatorAction, { readonly type: Type }>, core: CoreQueries) => string
}

/** Of a spot market or a contract. */
export function symbolOf(core: CoreQueries, id: number): string {
  const known =
    core.spot.markets().find((market) => market.id === id) ?? core.contracts.all().find((each) => each.id === id)
  return known?.symbol ?? `market ${id}`
}

export function amountText(core: CoreQueries, asset: AssetId, amount: bigint): string {
  const { code, scale } = core.assets().find(({ id }) => id === asset) ?? { code: `asset ${asset}`, scale: 0 }
  return `${formatDecimal(amount, scale)} ${code}`
}

/** "minLots 1, maxLots 500": what a change sets; fields that stay are 0 or ''. */
export function changesOf(action: object): string {
  return Object.entries(action)
    .filter(([field, value]) => !['type', 'market', 'contract'].includes(field) && value !== 0 && value !== '')
    .map(([field, value]) => `${field} ${value}`)
    .join(', ')
}
