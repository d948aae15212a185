import { type Genesis, type Reply, SYSTEM_OWNERS, type SystemOwner } from '@touchstone/protocol'
import { type Amount, MAX_AMOUNT } from '@touchstone/quantities'
import { isWritable } from '../entry/isWritable.ts'
import { done, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { CAPITAL } from '../ledger/reasons.ts'
import { isMarket } from '../markets/isMarket.ts'
import { found } from './found.ts'
import type { GenesisState } from './genesisState.ts'
import { RULES_VERSION } from './rulesVersion.ts'

/** The birth of an exchange: definitions, and the house accounts' opening capital from `external`. GEN-1 to GEN-3. */
export function begin(state: GenesisState, genesis: Genesis): Reply {
  if (state.genesis) return refuse('bad_command')
  if (genesis.rulesVersion > RULES_VERSION) return refuse('unknown_rules')
  if (!isWritable(genesis) || !isWellFormed(genesis)) return refuse('bad_command')
  found(state, genesis)
  for (const { owner, asset, amount } of genesis.capital) {
    const index = assetIndex(state, asset)
    const external = state.accounts.cell(SYSTEM_OWNERS.external, FUNDS, index, AVAILABLE)
    const destination = state.accounts.cell(SYSTEM_OWNERS[owner], FUNDS, index, AVAILABLE)
    state.journal.post(external, destination, amount, CAPITAL, 0)
  }
  return done()
}

function isWellFormed(genesis: Genesis): boolean {
  const { assets, markets } = genesis
  if (!areUnique(assets) || !areUnique(markets)) return false
  return markets.every((market) => isMarket(market, assets)) && isCapital(genesis)
}

function areUnique(list: readonly { readonly id: number }[]): boolean {
  return new Set(list.map((item) => item.id)).size === list.length
}

/** System accounts that only products fill, and `external`. */
const NOT_ENDOWED: readonly SystemOwner[] = ['external', 'escrow', 'offering', 'loanPool', 'campaigns']

/** Every line goes to a system owner that may have capital, and all lines of an asset together stay below 2^63. */
function isCapital({ assets, capital }: Genesis): boolean {
  const totals = new Map<number, Amount>(assets.map((asset) => [asset.id, 0n]))
  for (const { owner, asset, amount } of capital) {
    const total = totals.get(asset)
    if (NOT_ENDOWED.includes(owner)) return false
    if (total === undefined || total + amount > MAX_AMOUNT) return false
    totals.set(asset, total + amount)
  }
  return true
}
