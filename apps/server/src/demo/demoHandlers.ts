import type { DEMO_CALLS, World } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import {
  type CallContext,
  type CallHandlers,
  requireOwnCookie,
  type Session,
  sessionOf,
} from '../gateway/callContext.ts'
import { placeOf } from '../identity/calls/openSession.ts'
import { takeRate } from '../identity/limits/limits.ts'
import type { IdentityServices } from '../identity/services/services.ts'
import type { Guests } from './guests.ts'
import type { PlayMoney } from './playMoney.ts'

export interface DemoParts {
  readonly services: IdentityServices
  readonly guests: Guests
  readonly playMoney: PlayMoney
}

function demoSessionOf(context: CallContext) {
  const session = sessionOf(context)
  if (session.world !== 'demo') throw new Refusal('not_in_demo_now')
  return session
}

/** The demo account: another session, in a world of its own. The one it was entered from stays as good as it was. */
export function demoHandlers({ services, guests, playMoney }: DemoParts): CallHandlers<keyof typeof DEMO_CALLS> {
  const { attempts, owners, policy, sessions, users, loginLog, logger } = services

  const follow = (session: Session, world: World, context: CallContext): Promise<string> =>
    sessions.follow(session, { world, cookie: context.cookie, ...placeOf(context) })

  /** Without a session: a new guest, who can never log in again. */
  const enterAsGuest = async (context: CallContext) => {
    await takeRate(attempts, ['guest', context.ip], policy.attempts.guestsPerAddress)
    const { userId, owner } = await guests.add(context.lang)
    await playMoney.start(owner)
    const { token, cookie } = await sessions.open({
      userId,
      ...placeOf(context),
      browser: context.fromBrowser || policy.hardened,
      world: 'demo',
    })
    if (cookie !== null) context.setCookie(cookie)
    logger.info({ event: 'guest_entered', userId }, 'a guest entered the demo account')
    return { token }
  }

  return {
    demoLogin: async (_request, context) => {
      const { session } = context
      if (!session) return enterAsGuest(context)
      await playMoney.start(await owners.ensure(session.userId, 'demo'))
      const token = await follow(session, 'demo', context)
      await loginLog.done(session.userId, 'demo', placeOf(context), { cookie: null, earlier: context.cookie })
      return { token }
    },

    /** Ends nothing: a guest who leaves logs the demo session out. A guest without a session is forgotten. */
    exitDemo: async (_request, context) => {
      const session = demoSessionOf(context)
      requireOwnCookie(session)
      const { kind } = await users.byId(session.userId)
      if (kind === 'guest') return { token: '' }
      return { token: await follow(session, 'real', context) }
    },

    addDemoFunds: async (_request, context) => {
      const { owner } = demoSessionOf(context)
      await takeRate(attempts, ['demo funds', String(owner)], policy.attempts.demoFunds)
      const { added, sequence } = await playMoney.topUp(owner)
      context.setSequence(sequence)
      return { added }
    },
  }
}
