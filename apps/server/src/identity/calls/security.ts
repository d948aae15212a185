import type { CallData, ReviewState } from '@touchstone/protocol'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import type { ReviewCase } from '../../review/reviewCase.ts'
import { maskedEmail, maskedPhone } from '../names/maskedContact.ts'
import type { IdentityServices } from '../services/services.ts'
import { holderOf, requireProof } from './proofs.ts'

type SecurityData = CallData<'getSecurity'>

const PAGE_SIZE = 20

function reviewState({ state }: ReviewCase): ReviewState {
  return state === 'approved' || state === 'refused' || state === 'withdrawn' ? state : 'review'
}

/** One point each: second factor, transaction password, both contacts, question, word against forged mail. */
function levelOf(data: Omit<SecurityData, 'level'>): number {
  const points = [
    data.totp || data.passkeys.length > 0,
    data.tpwd,
    data.email !== '' && data.phone !== '',
    data.question !== 0,
    data.antiPhishing !== '',
  ]
  return points.filter(Boolean).length
}

async function factorsOf({ factors }: IdentityServices, userId: string) {
  const rows = await factors.passkeyRows.of(userId)
  return {
    totp: await factors.totp.isSet(userId),
    passkeys: rows.map(({ id, name, added_at, last_used }) => ({
      id,
      name,
      added: Number(added_at),
      lastUsed: Number(last_used),
    })),
    recoveryCodes: await factors.recoveryCodes.left(userId),
  }
}

/** The facts in the log of the real world, from whichever world the call comes. */
async function accountStatusOf({ people, worlds, clock }: IdentityServices, userId: string) {
  const owner = await people.ownerOf(userId, 'real')
  if (owner === null) return { withdrawalsHeldUntil: 0, frozen: false }
  const { core } = worlds.real
  const until = core.customers.withdrawalsHeldUntil(owner)
  return { withdrawalsHeldUntil: until > clock.now() ? until : 0, frozen: core.customers.isFrozen(owner) }
}

async function reviewsOf({ changes }: IdentityServices, userId: string): Promise<SecurityData['reviews']> {
  const cases = await changes.of(userId)
  return cases.map((reviewCase) => ({
    id: reviewCase.id,
    type: reviewCase.change,
    state: reviewState(reviewCase),
    time: reviewCase.openedAt,
    reason: reviewCase.text,
  }))
}

export function securityHandlers(
  services: IdentityServices,
): CallHandlers<'getSecurity' | 'cancelReview' | 'getLoginLog' | 'getAccountEvents' | 'saveAntiPhishing'> {
  const { users, questions, people, changes, loginLog, clock } = services
  return {
    getSecurity: async (_request, context) => {
      const { userId, steppedUpUntil } = sessionOf(context)
      const user = await users.byId(userId)
      const data = {
        email: maskedEmail(user.email ?? ''),
        phone: maskedPhone(user.phone ?? ''),
        tpwd: user.transaction_password_hash !== null,
        question: await questions.of(userId),
        ...(await factorsOf(services, userId)),
        antiPhishing: user.anti_phishing,
        wallet: await services.wallets.of(userId),
        ...(await accountStatusOf(services, userId)),
        frozenByHolder: user.frozen_by_holder,
        steppedUpUntil: steppedUpUntil > clock.now() ? steppedUpUntil : 0,
        reviews: await reviewsOf(services, userId),
      }
      return { ...data, level: levelOf(data) }
    },

    cancelReview: async ({ id }, context) => {
      const { user } = await holderOf(services, context)
      await changes.withdraw(id, user.id)
      return {}
    },

    getLoginLog: async ({ page }, context) => {
      const { list, total } = await loginLog.list(sessionOf(context).userId, page, PAGE_SIZE)
      return { list: [...list], total, page }
    },

    getAccountEvents: async ({ page }, context) => {
      const { list, total } = await people.accountEvents.list(sessionOf(context).userId, page, PAGE_SIZE)
      return { list: [...list], total, page }
    },

    saveAntiPhishing: async ({ word }, context) => {
      const { session, user } = await holderOf(services, context)
      await requireProof(services, session)
      const event = { what: 'anti_phishing_changed', by: 'holder', text: '', ref: '' } as const
      await people.accountEvents.addWith(user.id, event, async (on) => {
        await users.setAntiPhishing(user.id, word, on)
        return true
      })
      return {}
    },
  }
}
