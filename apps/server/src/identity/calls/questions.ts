import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { judgeTry } from '../limits/limits.ts'
import { readQuestion } from '../proofs/securityQuestions.ts'
import type { IdentityServices } from '../services/services.ts'
import { checkEvidence, holderOf, ownCode, requireProof, useEvidence } from './proofs.ts'

export function questionHandlers(services: IdentityServices): CallHandlers<'checkQuestion' | 'saveQuestion'> {
  const { questions, attempts, policy, changes } = services
  return {
    checkQuestion: async ({ id, answer }, context) => {
      const { user } = await holderOf(services, context)
      if (answer === '') throw new Refusal('answer_empty')
      const guard = { key: ['security answer', user.id], limit: policy.attempts.answer } as const
      await judgeTry(attempts, [guard], async () => {
        const question = readQuestion(id)
        const right = await questions.isRight(user.id, question ?? null, answer)
        if (!right || question === undefined) throw new Refusal('answer_wrong')
      })
      return { ticket: await questions.newTicket(user.id) }
    },

    saveQuestion: async ({ id, answer, code, ticket }, context) => {
      const { session, user } = await holderOf(services, context)
      const question = readQuestion(id)
      if (question === undefined) throw new Refusal('malformed', { field: 'id', problem: 'must be 1, 2 or 3' })
      if (answer === '') throw new Refusal('answer_empty')
      if (code === '') throw new Refusal('code_empty')
      await requireProof(services, session)
      const target = ownCode('question', user)
      const first = (await questions.of(user.id)) === 0
      await checkEvidence(services, 'question', user.id, { target, code, ticket }, context.ip)
      const answerHash = await questions.hash(answer)
      await useEvidence(services, user.id, { target, code, ticket })
      return changes.request('question', user.id, { question, answerHash }, { first })
    },
  }
}
