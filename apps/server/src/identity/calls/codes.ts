import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { refuseInDemo } from '../../gateway/refuseInDemo.ts'
import type { Addressed, Recipient } from '../../mail/mailMessage.ts'
import { type CodePurpose, codeMessage, insteadOfCode } from '../../mail/messages.ts'
import { addressedOf, recipientOf } from '../accounts/users.ts'
import type { AttemptKey } from '../limits/attempts.ts'
import { takeRate } from '../limits/limits.ts'
import type { Limit } from '../limits/policy.ts'
import type { TriedFrom } from '../limits/triedFrom.ts'
import { type AccountName, findAccountName, readAccountName } from '../names/accountName.ts'
import type { CodeTarget } from '../proofs/verificationCodes.ts'
import type { IdentityServices } from '../services/services.ts'
import { readNewContact } from './contacts.ts'
import { inEvenTime } from './evenTime.ts'
import { loginOrigin } from './loginOrigin.ts'
import { newContactCode, ownCode } from './proofs.ts'

type Request = CallRequest<'getCode'>

/** The receiver of a code, its purpose, and whether one may go there at all. */
interface Delivery {
  readonly recipient: Recipient
  readonly target: CodeTarget
  readonly send: 'code' | 'alreadyRegistered' | 'alreadyBound' | 'nothing'
  /** The recipient's own word and language, else those of the page; nobody else learns a customer's. */
  readonly addressed: Addressed
  /** The counters in which the code counts as a try, each with its limit. */
  readonly counts: readonly (readonly [AttemptKey, Limit])[]
}

const stranger = ({ lang }: CallContext): Addressed => ({ language: lang, word: '' })

function recipientOfName(name: AccountName): Recipient {
  return { channel: name.kind === 'phone' ? 'sms' : 'email', to: name.value }
}

/** A browser known to the account has a count of its own; strangers share one, and have one for each address. */
function countsFor({ policy }: IdentityServices, to: string, { here, everywhere }: TriedFrom): Delivery['counts'] {
  const perAccount = [['code', to, ...everywhere], policy.code.perAccount] as const
  return everywhere.length > 0 ? [perAccount] : [perAccount, [['code from', ...here], policy.code.perAddress]]
}

/** Sends a code to an account named without a session. Known and unknown accounts take the same work. */
async function deliveryFor(
  services: IdentityServices,
  purpose: 'register' | 'forget' | 'factor',
  { account, telCode }: Request,
  context: CallContext,
): Promise<Delivery> {
  const { users } = services
  const name = readAccountName(account, telCode, telCode ? 'phone_empty' : 'account_empty')
  const own = await users.addressed(name)
  const recipient = recipientOfName(name)
  const known = purpose === 'register' ? 'alreadyRegistered' : 'code'
  const unknown = purpose === 'register' ? 'code' : 'nothing'
  const target = { purpose, account: name.value }
  const counts = countsFor(services, name.value, await loginOrigin(services, name, context))
  return { recipient, target, send: own ? known : unknown, addressed: own ?? stranger(context), counts }
}

/**
 * To a contact that the session's account wants to bind; one that another account has gets a notice in its place. The contact
 * may be a stranger's: it gets no more of these however many accounts ask.
 */
async function deliveryToNewContact(
  { users, policy }: IdentityServices,
  purpose: 'bindphone' | 'bindemail',
  { account, telCode }: Request,
  userId: string,
  context: CallContext,
): Promise<Delivery> {
  const contact = readNewContact(purpose === 'bindphone' ? 'phone' : 'email', account, telCode ?? '')
  const other = await users.find(contact)
  const target = newContactCode(purpose, contact.value, userId)
  const send = other ? 'alreadyBound' : 'code'
  const counts = [
    [['code in session', userId], policy.code.perAccount],
    [['code to bind', contact.value], policy.code.perAccount],
  ] as const
  return {
    recipient: recipientOfName(contact),
    target,
    send,
    addressed: other ? addressedOf(other) : stranger(context),
    counts,
  }
}

/** A code for a change of one's own account goes to the account of the session, even if the call names another. */
async function deliveryToSelf(
  { users, policy }: IdentityServices,
  purpose: CodePurpose,
  userId: string,
): Promise<Delivery> {
  const user = await users.byId(userId)
  const counts = [[['code in session', userId], policy.code.perAccount]] as const
  return {
    recipient: recipientOf(user),
    target: ownCode(purpose, user),
    send: 'code',
    addressed: addressedOf(user),
    counts,
  }
}

function deliveryOf(services: IdentityServices, request: Request, context: CallContext): Promise<Delivery> {
  const { type } = request
  const { session } = context
  if (type === 'login') throw new Refusal('login_needs_no_code')
  if (type === 'register' || type === 'forget' || type === 'factor')
    return deliveryFor(services, type, request, context)
  if (!session) throw new Refusal('please_log_in')
  refuseInDemo(session)
  if (type === 'bindphone' || type === 'bindemail')
    return deliveryToNewContact(services, type, request, session.userId, context)
  return deliveryToSelf(services, type, session.userId)
}

/** Writes the code down and counts it, all or nothing: a refused call leaves the earlier code as it was. */
async function issue(services: IdentityServices, { target, send, counts }: Delivery) {
  const { database, codes, attempts } = services
  return database.transaction().execute(async (transaction) => {
    const issued = await codes.issue(transaction, target, send !== 'code')
    if ('waitMs' in issued) throw new Refusal('code_wait', { seconds: Math.ceil(issued.waitMs / 1_000) })
    for (const [key, limit] of counts) await takeRate(attempts, key, limit, { database: transaction })
    return issued.code
  })
}

export function codeHandlers(services: IdentityServices): CallHandlers<'getCode' | 'reg_checkcode'> {
  const { mail, attempts, codes, policy } = services
  const send = async (request: Request, context: CallContext) => {
    const delivery = await deliveryOf(services, request, context)
    const { recipient, send: what, target, addressed } = delivery
    if (!mail.accepts(recipient.channel)) throw new Refusal('text_messages_missing')
    const code = await issue(services, delivery)
    if (what === 'code') mail.send(codeMessage(recipient, addressed, target.purpose, code, policy.code.ttlMs / 60_000))
    else if (what !== 'nothing') mail.send(insteadOfCode(recipient, addressed, what))
    return { ttl: policy.code.ttlMs / 1_000, resendAfter: policy.code.resendMs / 1_000 }
  }
  return {
    /** Answers the same, and at the same time, whether or not there is such an account. */
    getCode: (request, context) => inEvenTime(policy.answerStepMs, () => send(request, context)),

    reg_checkcode: async ({ type, account, telCode, code }, { ip }) => {
      if (code === '') throw new Refusal('code_empty')
      await takeRate(attempts, ['code check', ip], policy.attempts.codeChecksPerAddress)
      const name = findAccountName(account, telCode)
      if (!name || !(await codes.check({ purpose: type, account: name.value }, code))) throw new Refusal('code_wrong')
      return { ok: true }
    },
  }
}
