import type { DEMO_CALLS, Language } from '@touchstone/protocol'
import { systemClock } from '../clock/clock.ts'
import { type Company, signatureOf } from '../content/company.ts'
import { createDemo } from '../demo/createDemo.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { contactBook } from '../identity/accounts/contacts.ts'
import { createIdentity, type Identity } from '../identity/createIdentity.ts'
import { type IdentityPolicy, identityPolicy } from '../identity/limits/policy.ts'
import { createMail, type Mail } from '../mail/createMail.ts'
import { createMessages, type Messages, type MessagesOptions } from '../messages/messages.ts'
import { PRODUCTS } from '../products/products.ts'
import { createReviewDesk, type OpenedDesk } from '../review/reviewDesk.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'
import { laterStates, startVerification, type Verification } from './startVerification.ts'

export interface People {
  readonly identity: Identity
  readonly demo: CallHandlers<keyof typeof DEMO_CALLS>
  readonly mail: Mail
  readonly messages: Messages
  readonly contactsOf: MessagesOptions['contactsOf']
  readonly policy: IdentityPolicy
  /** The cases that operators decide; each kind of case registers here. */
  readonly review: OpenedDesk
  readonly verification: Verification
}

/** Accounts, sessions, mail and verification. Owners in the logs and accounts in SQL are compared before the first call. */
export async function startPeople(
  foundation: Foundation,
  past: Pick<Past, 'database'>,
  company: Pick<Company, 'facts'>,
): Promise<People> {
  const { config, worlds, database, logger, data, hashing, closing } = foundation
  const sandbox = config.mode === 'sandbox'
  const {
    smtpUrl,
    smsUrl,
    mailFrom: from,
    inviteRequired,
    hardened,
    securityReview,
    withdrawalFactor,
    publicOrigin,
  } = config
  const said = identityPolicy({ sandbox, inviteRequired, hardened, securityReview, withdrawalFactor })
  const policy = hashing ? { ...said, hashing } : said
  const signature = async (language: Language) => signatureOf(await company.facts(), language)
  const mail = createMail({
    database: database.kysely,
    clock: systemClock,
    sandbox,
    smtpUrl,
    smsUrl,
    from,
    signature,
    logger,
  })
  closing.add('mail', () => mail.close())
  const contactsOf = contactBook(database.kysely)
  const messages = createMessages({ database: database.kysely, clock: systemClock, mail, contactsOf })
  const review = createReviewDesk(database.kysely, systemClock)
  const verified = laterStates()
  const identity = await createIdentity({
    database: database.kysely,
    clock: systemClock,
    worlds: perWorld((name) => worlds[name].world),
    mail,
    messages,
    policy,
    logger,
    keysDirectory: data.keys,
    createKeys: sandbox,
    desk: review,
    verification: verified.states,
    publicOrigin,
  })
  closing.add('identity', () => identity.stop())
  const demo = createDemo(
    identity,
    PRODUCTS.flatMap(({ leaving }) => leaving ?? []),
  )
  const parts = { people: identity.people, desk: review, past: past.database }
  const verification = await startVerification(foundation, parts)
  verified.become(verification.states)
  for (const name of WORLD_NAMES) await identity.reconcileOwners(worlds[name].world)
  return { identity, demo, mail, messages, contactsOf, policy, review, verification }
}
