import { Refusal } from '../../errors/refusal.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { knownOffering } from './newCoinCalls.ts'

/** The decision could be carried out when it was proposed; another one came before it. */
const REFUSED = 'The log refused it when it was approved'

interface Answered<Answer> {
  readonly answer: Answer | undefined
  readonly problem: string
}

/** One request that cannot be decided does not stop the others: its refusal becomes a sentence. */
async function orProblem<Answer>(step: () => Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { answer: await step(), problem: '' }
  } catch (error) {
    if (error instanceof Refusal) return { answer: undefined, problem: error.message }
    throw error
  }
}

/** Requests for coins that are given by review: proposed together by one operator, approved by another, each a decision of its own. */
export function subscriptionDecisions({ worlds, approvals }: Pick<AdminServices, 'worlds' | 'approvals'>) {
  return {
    proposeSubscriptions: async ({ world, coin, orders, passed, text, reason }, context) => {
      const { operator } = operatorOf(context)
      const { core } = worlds[world]
      const why = checkReason(reason)
      knownOffering(core, coin)
      if (!passed && text === '') throw new Refusal('reason_missing')
      const propose = (subscription: number) => {
        if (core.newCoins.subscription(subscription)?.coin !== coin) throw new Refusal('subscription_not_found')
        const action = { type: 'DecideSubscription', subscription, passed, reason: passed ? '' : text } as const
        const payload = { world, action, effectiveAt: 0, reason: why, name: '', text: '' }
        return approvals.propose(payload, operator, context.record)
      }
      const list = []
      for (const orderNo of new Set(orders)) {
        const { answer, problem } = await orProblem(async () => propose(Number(orderNo)))
        list.push({ orderNo, pending: answer?.pending ?? '', problem })
      }
      return list
    },

    approveSubscriptions: async ({ proposals }, context) => {
      const { operator } = operatorOf(context)
      const list = []
      for (const { id, digest } of proposals) {
        const seen = { id, digest, result: 'approve', text: '' } as const
        const { answer, problem } = await orProblem(() => approvals.decide(seen, operator, context.record))
        list.push({ id, sequence: answer?.sequence ?? 0, problem: answer?.state === 'failed' ? REFUSED : problem })
      }
      return list
    },
  } satisfies Partial<AdminHandlers>
}
