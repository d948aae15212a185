import type { AssetDefinition, MarketView } from '@touchstone/protocol'
import { type Amount, formatDecimal, formatPlain, powerOfTen } from '@touchstone/quantities'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import type { TradingWorld } from '../../trading/tradingWorlds.ts'

const VALUE_CURRENCY = 'USDT'
const VALUE_DECIMALS = 6

/** `amount` of an asset in units of 10^-6 USDT at the last price, or the index price before the first trade; floored. */
function usdtValue(world: TradingWorld, asset: AssetDefinition, amount: Amount): Amount | undefined {
  if (asset.code === VALUE_CURRENCY) return (amount * powerOfTen(VALUE_DECIMALS)) / powerOfTen(asset.scale)
  const market = world.markets.pricing(asset.id, VALUE_CURRENCY)
  if (!market) return undefined
  const view: MarketView = world.port.core.spot.market(market.definition.id)
  const ticks = view.lastPrice || view.indexPrice
  if (ticks === 0) return undefined
  const price = BigInt(ticks) * market.units.tickUnits
  return (amount * price * powerOfTen(VALUE_DECIMALS)) / powerOfTen(asset.scale + market.units.priceDecimals)
}

/** Balances of one wallet, every asset of the world listed, from memory. */
export function balanceCall(commands: CustomerCommands): CallHandlers<'getAsset2'> {
  return {
    getAsset2(request, context) {
      const { session, world } = commands.trader(context)
      const { core } = world.port
      context.setSequence(core.sequence)
      const held = core.ledger.balances(session.owner).filter(({ wallet }) => wallet === request.account)
      let total = 0n
      const list = core.assets().map((asset) => {
        const balance = held.find((one) => one.asset === asset.id)
        const value = usdtValue(world, asset, (balance?.available ?? 0n) + (balance?.held ?? 0n))
        total += value ?? 0n
        return {
          currency: asset.code,
          name: asset.name,
          decimals: asset.scale,
          available: formatPlain(balance?.available ?? 0n, asset.scale),
          frozen: formatPlain(balance?.held ?? 0n, asset.scale),
          converted: value === undefined ? '' : formatDecimal(value, VALUE_DECIMALS),
        }
      })
      return { total: formatDecimal(total, VALUE_DECIMALS), list }
    },
  }
}
