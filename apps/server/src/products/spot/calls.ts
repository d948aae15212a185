import { MARKET_CALLS, SPOT_CALLS } from '@touchstone/protocol'

const { getDepth, getAsset2, getCurrencyAll, getCurrencyMessage } = MARKET_CALLS

/** The calls that spot answers; lists over all products are answered by history. */
export const OWN_CALLS = {
  ...SPOT_CALLS,
  getDepth,
  getAsset2,
  getCurrencyAll,
  getCurrencyMessage,
}
