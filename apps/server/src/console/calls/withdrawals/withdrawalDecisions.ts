import type { ProposedAction } from '../../../approvals/payload.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../../adminContext.ts'
import type { AdminServices } from '../../adminServices.ts'

/** The operators' decisions about a withdrawal: each goes through the log. */
export function withdrawalDecisions({ approvals }: Pick<AdminServices, 'approvals'>) {
  const propose = async (action: ProposedAction, reason: string, text: string, context: AdminContext) => {
    const payload = { world: 'real' as const, action, effectiveAt: 0, reason: checkReason(reason), name: '', text }
    return approvals.propose(payload, operatorOf(context).operator, context.record)
  }

  return {
    takeWithdrawal: ({ id, reason }, context) =>
      propose({ type: 'TakeWithdrawal', withdrawal: id }, reason, '', context),

    approveWithdrawal: ({ id, reason }, context) =>
      propose({ type: 'ApproveWithdrawal', withdrawal: id }, reason, '', context),

    refuseWithdrawal: ({ id, reason, text }, context) => {
      if (text === '') throw new Refusal('field_empty', { field: 'Text for the customer' })
      return propose({ type: 'RefuseWithdrawal', withdrawal: id }, reason, text, context)
    },

    payBankWithdrawal: ({ id, reference, reason }, context) => {
      if (reference === '') throw new Refusal('field_empty', { field: 'Reference of the bank' })
      return propose({ type: 'PayBankWithdrawal', withdrawal: id, reference }, reason, '', context)
    },
  } satisfies Partial<AdminHandlers>
}
