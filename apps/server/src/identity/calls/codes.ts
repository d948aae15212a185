import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { Refusal } from '../../gateway/refusal.ts'
import { alreadyRegisteredMessage, type CodePurpose, codeMessage, type Recipient } from '../../mail/messages.ts'
import { type AccountName, findAccountName, readAccountName } from '../accountName.ts'
import { recipientOf } from '../users.ts'
import { takeRate } from './limits.ts'
import type { IdentityServices } from './services.ts'

/** Where a code goes, and whether one may go there at all. */
interface Delivery {
  readonly recipient: Recipient
  readonly account: string
  readonly send: 'code' | 'already_registered' | 'nothing'
}

function recipientOfName(name: AccountName): Recipient {
  return { channel: name.kind === 'phone' ? 'sms' : 'email', to: name.value }
}

/** The same work for known and unknown accounts. */
async function deliveryFor(services: IdentityServices, purpose: 'register' | 'forget', name: AccountName) {
  const user = await services.users.find(name)
  const recipient = recipientOfName(name)
  const known = purpose === 'register' ? 'already_registered' : 'code'
  const unknown = purpose === 'register' ? 'code' : 'nothing'
  return { recipient, account: name.value, send: user ? known : unknown } satisfies Delivery
}

/** A code for changing the password goes to the account of the session, whatever the call says. */
async function deliveryToSelf(services: IdentityServices, context: CallContext): Promise<Delivery> {
  if (!context.session) throw new Refusal('please_log_in')
  const recipient = recipientOf(await services.users.byId(context.session.userId))
  return { recipient, account: recipient.to, send: 'code' }
}

/** Writes the code down and counts it, all or nothing: a refused call leaves the earlier code as it was. */
async function issue(services: IdentityServices, purpose: CodePurpose, delivery: Delivery, address: string) {
  const { database, codes, attempts, policy } = services
  return database.transaction().execute(async (transaction) => {
    const target = { purpose, account: delivery.account }
    const issued = await codes.issue(transaction, target, delivery.send !== 'code')
    if ('waitMs' in issued) throw new Refusal('code_wait', { seconds: Math.ceil(issued.waitMs / 1_000) })
    const within = { database: transaction }
    await takeRate(attempts, ['code', delivery.account], policy.code.perAccount, within)
    await takeRate(attempts, ['code from', address], policy.code.perAddress, within)
    return issued.code
  })
}

export function codeHandlers(services: IdentityServices): CallHandlers<'getCode' | 'reg_checkcode'> {
  const { mail, attempts, codes, policy } = services
  return {
    /** Answers the same, and as fast, whether or not there is such an account. */
    getCode: async ({ type, account, telCode }, context) => {
      if (type !== 'register' && type !== 'forget' && type !== 'password') throw new Refusal('not_open_yet')
      const delivery =
        type === 'password'
          ? await deliveryToSelf(services, context)
          : await deliveryFor(
              services,
              type,
              readAccountName(account, telCode, telCode ? 'phone_empty' : 'account_empty'),
            )
      const { recipient, send } = delivery
      if (!mail.accepts(recipient.channel)) throw new Refusal('not_open_yet')
      const code = await issue(services, type, delivery, context.ip)
      if (send === 'code') mail.send(codeMessage(recipient, type, code, policy.code.ttlMs / 60_000))
      if (send === 'already_registered') mail.send(alreadyRegisteredMessage(recipient))
      return { ttl: policy.code.ttlMs / 1_000, resendAfter: policy.code.resendMs / 1_000 }
    },

    reg_checkcode: async ({ type, account, telCode, code }, { ip }) => {
      if (code === '') throw new Refusal('code_empty')
      await takeRate(attempts, ['code check', ip], policy.attempts.codeChecksPerAddress)
      const name = findAccountName(account, telCode)
      if (!name || !(await codes.check({ purpose: type, account: name.value }, code))) throw new Refusal('code_wrong')
      return { ok: true }
    },
  }
}
