import type { OwnerId, World } from '@touchstone/protocol'
import type { CallContext, Session } from '../../gateway/callContext.ts'

export interface TestContext extends CallContext {
  /** What the call said about how far behind it is, -1 when nothing. */
  readonly behind: () => number
}

export function testSession(owner: OwnerId, world: World = 'real'): Session {
  return {
    id: `session ${owner}`,
    userId: `user ${owner}`,
    owner,
    world,
    cookieBound: false,
    cookieMissing: false,
    transactionPasswordSet: true,
    steppedUpUntil: 0,
  }
}

export function testContext(session: Session | null, minSequence = 0): TestContext {
  let behind = -1
  return {
    session,
    minSequence,
    lang: 'en',
    rtoken: '',
    ip: '127.0.0.1',
    userAgent: '',
    origin: '',
    cookie: '',
    fromBrowser: false,
    setCookie: () => undefined,
    setSequence: () => undefined,
    spend: () => undefined,
    setBehind: (entries) => {
      behind = entries
    },
    behind: () => behind,
  }
}
