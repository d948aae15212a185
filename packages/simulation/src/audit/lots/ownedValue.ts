import { type CoreQueries, type OwnerId, type Posting, WALLETS } from '@touchstone/protocol'
import { quantityValue } from '../newCoins/issueSums.ts'
import type { Scene } from '../scene.ts'

/** The asset that withdrawals are in. */
export const CURRENCY = 1

/** An owner's money, in USDT, just before a posting of the entry: by the books, without the postings from there on. LOT-3 */
export function ownedValueBefore(scene: Scene, owner: OwnerId, first: Posting | undefined): bigint {
  const at = first ? scene.postings.indexOf(first) : scene.postings.length
  const since = scene.postings.slice(at)
  return coinsValue(scene.core, (asset) => {
    const now = WALLETS.reduce((sum, wallet) => {
      const { ledger } = scene
      return sum + ledger.of(owner, wallet, asset, 'available') + ledger.of(owner, wallet, asset, 'held')
    }, 0n)
    return since.reduce((sum, posting) => sum - changeOf(posting, owner, asset), now)
  })
}

/** An owner's money now, by the core's own balances, which are compared with the books elsewhere. */
export function ownedValueNow(core: CoreQueries, owner: OwnerId): bigint {
  const balances = core.ledger.balances(owner)
  return coinsValue(core, (asset) =>
    balances.reduce((sum, each) => (each.asset === asset ? sum + each.available + each.held : sum), 0n),
  )
}

function coinsValue(core: CoreQueries, owned: (asset: number) => bigint): bigint {
  return issuedValue(core, owned) + pricedValue(core, owned)
}

/** Coins without a market price count at their issue price. */
function issuedValue(core: CoreQueries, owned: (asset: number) => bigint): bigint {
  const issues = new Map(core.newCoins.offerings().map(({ terms }) => [terms.asset, terms]))
  return [...issues].reduce((sum, [asset, terms]) => {
    const own = core.spot.markets().find(({ base, quote }) => base === asset && quote === CURRENCY)
    const market = own && core.spot.market(own.id)
    if (market && (market.indexPrice > 0 || market.lastPrice > 0)) return sum
    const { scale = 0 } = core.assets().find(({ id }) => id === asset) ?? {}
    return sum + quantityValue(terms, owned(asset), scale)
  }, 0n)
}

function pricedValue(core: CoreQueries, owned: (asset: number) => bigint): bigint {
  return core.spot.markets().reduce((sum, { id, base, quote }) => {
    if (quote !== CURRENCY) return sum
    const { indexPrice, lastPrice, units } = core.spot.market(id)
    const price = BigInt(indexPrice > 0 ? indexPrice : lastPrice)
    return sum + (owned(base) * price * units.quantum) / units.lotUnits
  }, owned(CURRENCY))
}

function changeOf({ source, destination, amount }: Posting, owner: OwnerId, asset: number): bigint {
  const came = destination.owner === owner && destination.asset === asset ? amount : 0n
  return source.owner === owner && source.asset === asset ? came - amount : came
}
