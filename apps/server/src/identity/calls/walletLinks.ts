import { Refusal } from '../../errors/refusal.ts'
import { type CallContext, type CallHandlers, type Session, sessionOf } from '../../gateway/callContext.ts'
import { refuseInDemo } from '../../gateway/refuseInDemo.ts'
import type { IdentityServices } from '../services/services.ts'
import { siteOrigin } from '../wallet/siteOrigin.ts'
import { checksummed } from '../wallet/walletText.ts'
import { requireProof } from './proofs.ts'
import { isProved, type WalletRequest } from './walletProof.ts'

/** The line names the account, so that nobody can be made to sign for another one's. */
export function linkRequest({ userId, owner }: Session, address: string, origin: string): WalletRequest {
  return { purpose: 'link', userId, address, origin, statement: `Link this wallet to account ${owner} of Touchstone.` }
}

/** Linking a wallet to the account of the session, and taking it off again. */
export function walletLinkHandlers(services: IdentityServices): CallHandlers<'linkWallet' | 'unlinkWallet'> {
  const { wallets, walletMessages, people, logger } = services

  const holder = async (context: CallContext): Promise<Session> => {
    const session = sessionOf(context)
    refuseInDemo(session)
    await requireProof(services, session, { always: true })
    return session
  }

  /** Refuses a linked wallet before a change is held; of two links at the same moment the table refuses one. */
  const refuseLinked = async (userId: string, address: string): Promise<void> => {
    if ((await wallets.holder(address)) !== undefined) throw new Refusal('wallet_taken')
    if ((await wallets.of(userId)) !== '') throw new Refusal('wallet_linked')
  }

  return {
    linkWallet: async ({ address, nonce, signature }, context) => {
      const session = await holder(context)
      const { userId } = session
      const request = linkRequest(session, address, siteOrigin(services.publicOrigin, context.origin))
      if (!(await isProved(services, request, { nonce, signature }))) throw new Refusal('wallet_refused')
      if (!(await walletMessages.use(nonce))) throw new Refusal('wallet_refused')
      await refuseLinked(userId, address)
      await people.holdWithdrawals(userId, 'a wallet was linked')
      const wallet = await checksummed(address)
      const message = { kind: 'walletLinked', values: { wallet } } as const
      const event = { what: 'wallet_linked', by: 'holder', text: '', ref: '', message } as const
      await people.accountEvents.addWith(userId, event, async (on) => {
        const linked = await wallets.link(userId, address, on)
        if (linked !== 'linked') throw new Refusal(linked === 'wallet' ? 'wallet_taken' : 'wallet_linked')
        return true
      })
      logger.info({ event: 'wallet_linked', userId }, 'a wallet was linked')
      return { wallet }
    },

    unlinkWallet: async (_request, context) => {
      const { userId } = await holder(context)
      const wallet = await wallets.of(userId)
      if (wallet === '') throw new Refusal('wallet_refused')
      await people.holdWithdrawals(userId, 'a wallet was unlinked')
      const message = { kind: 'walletUnlinked', values: { wallet } } as const
      const event = { what: 'wallet_unlinked', by: 'holder', text: '', ref: '', message } as const
      const unlinked = await people.accountEvents.addWith(userId, event, (on) => wallets.unlink(userId, on))
      if (!unlinked) throw new Refusal('wallet_refused')
      logger.info({ event: 'wallet_unlinked', userId }, 'a wallet was unlinked')
      return {}
    },
  }
}
