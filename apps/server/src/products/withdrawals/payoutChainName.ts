import { chainName } from '../../chain/chainName.ts'
import type { WithdrawalServices } from './withdrawalServices.ts'

/** The name of the chain that deposits come over: coins leave by the same. */
export function payoutChainName({ chain, sandbox }: Pick<WithdrawalServices, 'chain' | 'sandbox'>): string {
  return chain?.name ?? chainName({ sandbox })
}
