import { CHAINS, type Chain } from '@touchstone/protocol'

/** The one currency that comes in and goes out over a chain. */
export const CHAIN_CURRENCY = 'USDT'

/** The chains over which a currency comes in and goes out; none for most. */
export function chainsOf(code: string): readonly Chain[] {
  return code === CHAIN_CURRENCY ? CHAINS : []
}
