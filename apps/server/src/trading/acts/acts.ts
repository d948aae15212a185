import type { AssetId, CoreQueries, OperatorAction } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import type { ToldAct } from './termWords.ts'

export type ActType = OperatorAction['type']

/** What each of these acts of operators does: one English sentence, and for terms that it sets each of them before and after. */
export type Acts<Act extends ActType> = {
  readonly [Type in Act]: (
    action: Extract<OperatorAction, { readonly type: Type }>,
    core: CoreQueries,
  ) => string | ToldAct
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
