import type { CallRequest, Rejection } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { type AccountName, readEmail, readPhone } from '../names/accountName.ts'
import type { IdentityServices } from '../services/services.ts'
import { checkEvidence, holderOf, newContactCode, requireProof, useEvidence } from './proofs.ts'

/** A contact that somebody typed to bind it; the sentences are those of the binding screens. */
export function readNewContact(kind: AccountName['kind'], text: string, telCode: string): AccountName {
  const [empty, wrong]: [Rejection, Rejection] =
    kind === 'phone' ? ['phone_empty', 'mobile_number_wrong'] : ['email_empty', 'email_invalid']
  if (text === '') throw new Refusal(empty)
  const contact = kind === 'phone' ? readPhone(text, telCode) : readEmail(text)
  if (!contact) throw new Refusal(wrong)
  return contact
}

export function contactHandlers(services: IdentityServices): CallHandlers<'bindPhone' | 'bindEmail'> {
  const { users, changes } = services

  /**
   * The code proves the new contact, the step-up proves the holder: a reader of the contact's mail could give most other
   * proofs.
   */
  const bind = async (contact: AccountName, request: { code: string; ticket: string }, context: CallContext) => {
    const { session, user } = await holderOf(services, context)
    if (request.code === '') throw new Refusal('code_empty')
    await requireProof(services, session, { always: true })
    const purpose = contact.kind === 'phone' ? 'bindphone' : 'bindemail'
    const evidence = { target: newContactCode(purpose, contact.value, user.id), ...request }
    await checkEvidence(services, contact.kind, user.id, evidence, context.ip)
    if (await users.find(contact)) throw new Refusal('contact_taken')
    await useEvidence(services, user.id, evidence)
    const first = user[contact.kind] === null
    if (contact.kind === 'email') return changes.request('email', user.id, { value: contact.value }, { first })
    const { value, telCode, number } = contact
    return changes.request('phone', user.id, { value, telCode, number }, { first })
  }

  return {
    bindPhone: ({ telCode, phone, code, ticket }: CallRequest<'bindPhone'>, context) =>
      bind(readNewContact('phone', phone, telCode), { code, ticket }, context),
    bindEmail: ({ email, code, ticket }: CallRequest<'bindEmail'>, context) =>
      bind(readNewContact('email', email, ''), { code, ticket }, context),
  }
}
