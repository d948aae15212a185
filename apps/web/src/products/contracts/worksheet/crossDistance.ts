import { liquidationFigures } from '@touchstone/core/formulas'
import type { CallData, ContractRow } from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { distanceFraction } from '../riskLevel.ts'
import type { ContractAccount } from '../useContractRows.ts'
import { engineTiers, engineUnits } from './engineTerms.ts'

export type ContractTerms = Pick<CallData<'getContractInfo'>, 'symbol' | 'lotSize' | 'tick' | 'quote' | 'tiers'>

/** How far a mark price is from the liquidation price, as fractions; "" where there is no such price. */
export interface LiquidationMove {
  readonly symbol: string
  readonly before: string
  readonly after: string
}

/** What stands behind all cross positions of an account. */
export interface CrossBacking {
  readonly positions: readonly ContractRow[]
  readonly account: Pick<ContractAccount, 'available' | 'maintenance'>
  /** Decimals of the account's money. */
  readonly scale: number
}

/**
 * What taking money out of the contract account does to the cross position that is then nearest to its liquidation, worked out as the engine
 * does. Undefined when nothing would liquidate any of them. `terms`: of every position's contract.
 */
export function crossDistance(
  backing: CrossBacking,
  terms: readonly ContractTerms[],
  taken: Amount,
): LiquidationMove | undefined {
  return backing.positions
    .flatMap((row) => {
      const own = terms.find(({ symbol }) => symbol === row.symbol)
      return own
        ? [{ symbol: row.symbol, before: away(row, own, backing, 0n), after: away(row, own, backing, taken) }]
        : []
    })
    .filter(({ after }) => after !== '')
    .toSorted((one, other) => Number(one.after) - Number(other.after))
    .at(0)
}

/** The distance of one position, of all that stands behind them a part taken away. */
function away(row: ContractRow, terms: ContractTerms, backing: CrossBacking, taken: Amount): string {
  const { positions, account, scale } = backing
  const money = (text: string): Amount => readDown(text, scale) ?? 0n
  const units = engineUnits(terms, terms.quote, scale)
  const profit = money(row.pnl)
  const equity = positions.reduce((sum, { margin, pnl }) => sum + money(margin) + money(pnl), money(account.available))
  const { liquidationPrice } = liquidationFigures(
    {
      marginMode: 'cross',
      side: row.side,
      mark: Number((readDown(row.lastPrice, units.priceDecimals) ?? 0n) / units.tickUnits),
      lots: Number(row.lots),
      entryValue: money(row.notional) - (row.side === 'long' ? profit : -profit),
      margin: money(row.margin),
      account: { equity: equity - taken, maintenance: money(account.maintenance) },
    },
    { units, tiers: engineTiers(terms.tiers, scale), liquidationPpm: 0 },
  )
  if (liquidationPrice === 0) return ''
  return distanceFraction(formatDecimal(BigInt(liquidationPrice) * units.tickUnits, units.priceDecimals), row.lastPrice)
}
