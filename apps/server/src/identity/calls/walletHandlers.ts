import type { WALLET_CALLS } from '@touchstone/protocol'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import { refuseInDemo } from '../../gateway/refuseInDemo.ts'
import { takeRate } from '../limits/limits.ts'
import type { IdentityServices } from '../services/services.ts'
import { siteOrigin } from '../wallet/siteOrigin.ts'
import { linkRequest, walletLinkHandlers } from './walletLinks.ts'
import { loginRequest, walletLoginHandlers } from './walletLogin.ts'
import { askForSignature } from './walletProof.ts'

/** Sign-In with Ethereum: a wallet proves itself by signing a message of ours. */
export function walletHandlers(services: IdentityServices): CallHandlers<keyof typeof WALLET_CALLS> {
  const { attempts, policy } = services
  return {
    ethSignlog: async ({ address, use }, context) => {
      const origin = siteOrigin(services.publicOrigin, context.origin)
      await takeRate(attempts, ['wallet', context.ip], policy.attempts.walletCallsPerAddress)
      if (use === 'login') return askForSignature(services, loginRequest(address, origin))
      const session = sessionOf(context)
      refuseInDemo(session)
      return askForSignature(services, linkRequest(session, address, origin))
    },

    ...walletLoginHandlers(services),
    ...walletLinkHandlers(services),
  }
}
