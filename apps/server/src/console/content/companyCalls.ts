import { Refusal } from '../../errors/refusal.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Parts = Pick<AdminServices, 'approvals' | 'company' | 'missingToOpen'>

/** Who runs the installation; proposed by one operator and approved by another. */
export function companyCalls({
  approvals,
  company,
  missingToOpen,
}: Parts): AdminHandlers<'getCompany' | 'proposeCompany'> {
  return {
    getCompany: async () => {
      const { socials, ...facts } = await company.facts()
      return { facts: { ...facts, socials: [...socials] }, missing: [...(await missingToOpen())] }
    },

    proposeCompany: async ({ facts, reason }, context) => {
      const said = checkReason(reason)
      const bad = facts.socials.find(({ name, link }) => name === '' || !/^https:\/\/\S+$/.test(link))
      if (bad)
        throw new Refusal('malformed', { field: 'socials', problem: 'needs a name and an https address in each' })
      if (facts.email !== '' && !/^[^\s@<>]+@[^\s@<>]+$/.test(facts.email))
        throw new Refusal('malformed', { field: 'email', problem: 'is no email address' })
      const action = { type: 'SetCompany' as const, facts, before: await company.facts() }
      const payload = { world: 'real' as const, action, effectiveAt: 0, reason: said, name: '', text: '' }
      return approvals.propose(payload, operatorOf(context).operator, context.record)
    },
  }
}
