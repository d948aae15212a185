import type { AssetDefinition, CoreQueries } from '@touchstone/protocol'
import { type CoinInfo, coinInfo } from '../content/coins.ts'

/** "2026-11-23"; '' when nobody knows. */
function dayText(time: number): string {
  return time === 0 ? '' : new Date(time).toISOString().slice(0, 10)
}

/** What is known of a coin: for one that was offered here, what its offering says of it. */
export function aboutCoin({ newCoins }: Pick<CoreQueries, 'newCoins'>, coin: AssetDefinition): CoinInfo {
  const known = coinInfo(coin.code)
  const offered = newCoins.offerings().findLast(({ terms }) => terms.asset === coin.id)?.terms
  if (!offered) return known
  const { introduction: intro, releaseTime, circulation, site, paper } = offered
  return { ...known, intro, issued: dayText(releaseTime), circulation, site, paper }
}
