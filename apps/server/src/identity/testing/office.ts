import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CATALOG,
  type CallData,
  type CallInput,
  type CallRequest,
  type DEMO_CALLS,
  type Rejection,
} from '@touchstone/protocol'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { createDemo } from '../../demo/createDemo.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers, Session } from '../../gateway/callContext.ts'
import { createMail, type Mail } from '../../mail/createMail.ts'
import { createMessages } from '../../messages/messages.ts'
import { PRODUCTS } from '../../products/products.ts'
import { createReviewDesk, type OpenedDesk } from '../../review/reviewDesk.ts'
import { contactBook } from '../accounts/contacts.ts'
import { NOTHING_VERIFIED } from '../accounts/verificationStates.ts'
import { type AccountCallName, createIdentity, type Identity } from '../createIdentity.ts'
import { type IdentityPolicy, identityPolicy } from '../limits/policy.ts'
import { CHEAP_HASHING } from './cheapHashing.ts'
import { createFakeWorld, type FakeWorld } from './fakeWorld.ts'

/** The caller, as the gateway would tell. */
export interface Caller {
  readonly token?: string
  readonly cookie?: string
  readonly ip?: string
  readonly fromBrowser?: boolean
  readonly userAgent?: string
  /** Scheme and host it addresses. */
  readonly origin?: string
}

export interface Refused {
  readonly rejection: Rejection
  readonly message: string
}

type OfficeCallName = AccountCallName | keyof typeof DEMO_CALLS

/** An identity over a test database with a clock that the test turns. */
export interface Office {
  readonly identity: Identity
  readonly mail: Mail
  readonly real: FakeWorld
  readonly demo: FakeWorld
  readonly desk: OpenedDesk
  readonly clock: { time: number; now(): number }
  /** Structured lines that were logged. */
  readonly logged: Record<string, unknown>[]
  /** Cookies set by the last calls, newest last. */
  readonly cookies: string[]
  /** Calls like the gateway: parses the fields and resolves the token. */
  call<Name extends OfficeCallName>(name: Name, input: CallInput<Name>, caller?: Caller): Promise<CallData<Name>>
  /** The refusal of a call that must be refused. */
  refusal<Name extends OfficeCallName>(name: Name, input: CallInput<Name>, caller?: Caller): Promise<Refused>
  /** Asks for a code and reads it from the outbox. */
  code(type: CallInput<'getCode'>['type'], account: string, telCode?: string, caller?: Caller): Promise<string>
  /** Opens an account and returns its token. */
  register(account: string, overrides?: Partial<CallInput<'userRegister'>>, caller?: Caller): Promise<string>
  close(): Promise<void>
}

export const PASSWORD = 'mossy-Tor7'

export interface OfficeOptions {
  readonly policy?: Partial<Omit<IdentityPolicy, 'hashing' | 'answerStepMs'>>
  /** 0: answers leave at once. */
  readonly answerStepMs?: number
  readonly sandbox?: boolean
  readonly publicOrigin?: string
  /** The world of an earlier office on the same database. */
  readonly real?: FakeWorld
}

export async function openOffice(
  database: OpenDatabase,
  { policy, answerStepMs = 0, sandbox = true, publicOrigin, real = createFakeWorld('real') }: OfficeOptions = {},
): Promise<Office> {
  const keysDirectory = await mkdtemp(join(tmpdir(), 'touchstone-keys-'))
  const clock = { time: 1_700_000_000_000, now: () => clock.time }
  const logged: Record<string, unknown>[] = []
  const log = (line: object) => void logged.push({ ...line })
  const logger = { info: log, warn: log, error: log } as never
  const smtpUrl = sandbox ? null : 'smtp://127.0.0.1:1'
  const mail = createMail({
    database: database.kysely,
    clock,
    sandbox,
    smtpUrl,
    smsUrl: null,
    from: 'a@example.org',
    logger,
  })
  const contactsOf = contactBook(database.kysely)
  const messages = createMessages({ database: database.kysely, clock, mail, contactsOf })
  const demo = createFakeWorld('demo')
  const desk = createReviewDesk(database.kysely, clock)
  const identity = await createIdentity({
    database: database.kysely,
    clock,
    worlds: { real: real.port, demo: demo.port },
    mail,
    messages,
    policy: {
      ...identityPolicy({ sandbox: true, securityReview: false }),
      ...policy,
      hashing: CHEAP_HASHING,
      answerStepMs,
    },
    logger,
    keysDirectory,
    createKeys: true,
    desk,
    verification: NOTHING_VERIFIED,
    publicOrigin: publicOrigin ?? null,
  })
  const handlers: CallHandlers<OfficeCallName> = {
    ...identity.handlers,
    ...createDemo(
      identity,
      PRODUCTS.flatMap(({ leaving }) => leaving ?? []),
    ),
  }
  const cookies: string[] = []

  const call: Office['call'] = async (name, input, caller = {}) => {
    const session = caller.token === undefined ? null : await sessionBehind(identity, caller)
    return handlers[name](parse(name, input), contextOf(session, caller, cookies))
  }
  const office: Office = {
    identity,
    mail,
    real,
    demo,
    desk,
    clock,
    logged,
    cookies,
    call,
    refusal: async (name, input, caller) => {
      const outcome = await call(name, input, caller).catch((error: unknown) => error)
      if (outcome instanceof Refusal) return { rejection: outcome.rejection, message: outcome.message }
      throw outcome instanceof Error ? outcome : new Error(`${name} was not refused`)
    },
    code: async (type, account, telCode, caller) => {
      await call('getCode', { type, account, ...(telCode === undefined ? {} : { telCode }) }, caller)
      await mail.settled()
      return newestCode(await mail.outboxEntries(account))
    },
    register: async (account, overrides = {}, caller = {}) => {
      const phone = overrides.mode === 'phone'
      const code = await office.code('register', account, phone ? overrides.telCode : undefined, caller)
      const fields = { mode: 'email' as const, account, code, password: PASSWORD, password2: PASSWORD, country: 'HK' }
      const { token_h5 } = await call('userRegister', { ...fields, agree: '1', ...overrides }, caller)
      return token_h5
    },
    close: async () => {
      await mail.settled()
      await identity.stop()
      await rm(keysDirectory, { recursive: true, force: true })
    },
  }
  return office
}

/** Of mails that were delivered side by side, a notice may stand above the code. */
export function newestCode(entries: readonly { readonly code: string }[]): string {
  return entries.find(({ code }) => code !== '')?.code ?? ''
}

async function sessionBehind(identity: Identity, { token = '', cookie = '', fromBrowser = false }: Caller) {
  const resolution = await identity.resolveSession(token, { cookie, fromBrowser })
  if (resolution === 'expired') throw new Refusal('session_expired')
  if (resolution === 'ended_elsewhere') throw new Refusal('logged_in_elsewhere')
  return resolution
}

function parse<Name extends OfficeCallName>(name: Name, input: CallInput<Name>): CallRequest<Name> {
  return CATALOG[name].request.parse(input) as CallRequest<Name>
}

function contextOf(session: Session | null, caller: Caller, cookies: string[]): CallContext {
  return {
    session,
    lang: 'en',
    rtoken: '',
    ip: caller.ip ?? '127.0.0.1',
    userAgent: caller.userAgent ?? 'curl/8.5',
    origin: caller.origin ?? 'http://127.0.0.1:8080',
    minSequence: 0,
    cookie: caller.cookie ?? '',
    setCookie: (value) => void cookies.push(value),
    fromBrowser: caller.fromBrowser ?? false,
    setSequence: () => {},
    spend: () => {},
  }
}
