import type { DepositChain } from '../../chain/depositChain.ts'
import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { shownTerms } from '../../trading/terms/shownTerms.ts'
import { askedAsset } from './depositAsset.ts'

/** Smallest amount that a form is taken for. */
export const SMALLEST_VOUCHER = '1'

function stateOf({ status }: DepositChain): 'open' | 'late' | 'paused' {
  const { state } = status()
  if (state === 'frozen') return 'paused'
  return state === 'following' ? 'open' : 'late'
}

/** Where deposits go. The address is told only to customers who have agreed to the terms in force. */
export function infoCalls({
  real,
  chain: followed,
}: Pick<ProductServices, 'real' | 'chain'>): CallHandlers<'getDepositInfo' | 'acceptDepositTerms'> {
  const openChain = (): DepositChain => {
    if (!followed) throw new Refusal('deposits_closed')
    return followed
  }
  return {
    getDepositInfo: async (request, context) => {
      const { owner } = sessionOf(context)
      const { scale } = askedAsset(real, request)
      const chain = openChain()
      const view = real.core.moneyTerms.current()
      const accepted = (await chain.addresses.acceptedTerms(owner)) === view.version
      return {
        currency: request.currency,
        chain: request.chain,
        chainName: chain.name,
        sandbox: chain.sandbox,
        address: accepted ? await chain.addresses.issue(owner) : '',
        tag: '',
        contract: chain.token,
        min: SMALLEST_VOUCHER,
        confirms: chain.confirmations,
        state: stateOf(chain),
        terms: shownTerms(view, scale),
      }
    },

    acceptDepositTerms: async ({ version }, context) => {
      const { owner } = sessionOf(context)
      const chain = openChain()
      if (version !== real.core.moneyTerms.current().version) throw new Refusal('deposit_terms_changed')
      return { address: await chain.addresses.accept(owner, version) }
    },
  }
}
