import { Refusal } from '../../errors/refusal.ts'
import { type RelyingParty, relyingPartyOf } from '../../identity/factors/relyingParty.ts'
import { OPERATOR_POLICY } from '../../operators/operatorPolicy.ts'
import type { OperatorRow } from '../../operators/operatorRows.ts'
import { type AdminContext, type AdminHandlers, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

export function sessionCalls(
  services: Pick<AdminServices, 'operators' | 'environment' | 'priceSource' | 'publicOrigin'>,
) {
  const { operators, environment, priceSource, publicOrigin } = services
  const { rows, sessions, browsers, login, enrolment, passkeysOnly } = operators

  /** null where browsers allow no passkey: on an address of digits, or one that is not known to be ours. */
  const partyOf = ({ origin }: AdminContext): RelyingParty | null => {
    try {
      return relyingPartyOf(publicOrigin, origin)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  const open = async (operator: number, context: AdminContext) => {
    const row = await rows.byId(operator)
    if (context.cookie !== '') await sessions.close(context.cookie)
    const cookie = await sessions.open(operator, context.device, context.address)
    await operators.seen(operator)
    await context.record({ operator: row?.name ?? '', subject: '', detail: {} })
    context.setCookie(cookie)
    context.setKnownCookie(await browsers.remember(operator))
    return {}
  }

  /** Records failed logins of known operators only: an unknown name may be a password typed in the wrong field. */
  const failed = async (row: OperatorRow | undefined, error: unknown, context: AdminContext): Promise<never> => {
    if (error instanceof Refusal && row)
      await context.record({ operator: row.name, subject: '', detail: {}, result: error.rejection })
    throw error
  }

  return {
    login: async ({ name, password }, context) => {
      const input = { name, password, caller: context, party: partyOf(context) }
      const step = await login
        .first(input)
        .catch(async (error: unknown) => failed(await rows.byName(name), error, context))
      return { ticket: step.ticket, next: step.next, options: step.options }
    },
    proveFactor: async ({ ticket, code, response }, context) => {
      const holder = await login.holder(ticket)
      const input = { ticket, code, response, caller: context, party: partyOf(context) }
      const operator = await login
        .second(input)
        .catch(async (error: unknown) => failed(holder ? await rows.byId(holder) : undefined, error, context))
      return open(operator, context)
    },
    startEnrolment: ({ ticket }, context) => enrolment.start(ticket, partyOf(context)),
    enrol: async ({ ticket, password, code, response }, context) =>
      open(await enrolment.finish({ ticket, password, code, response, party: partyOf(context) }), context),
    logout: async (_request, context) => {
      await sessions.close(context.cookie)
      await context.record({ subject: '' })
      context.setCookie('')
      return {}
    },
    getMe: (_request, context) => {
      const { operator, name, roles } = operatorOf(context)
      const { idleMs } = OPERATOR_POLICY.session
      return { operator, name, roles: [...roles], environment, priceSource, passkeysOnly, idleMs }
    },
  } satisfies Partial<AdminHandlers>
}
