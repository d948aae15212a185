import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallInput, type Rejection, VERIFICATION_CALLS } from '@touchstone/protocol'
import { createEnvelopes } from '../../crypto/envelope.ts'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { Refusal } from '../../errors/refusal.ts'
import { fileCalls } from '../../files/fileCalls.ts'
import { folderStore } from '../../files/fileStore.ts'
import { createFiles, type Files } from '../../files/files.ts'
import type { PictureCleaner } from '../../files/pictureCleaner.ts'
import type { CallContext, Session } from '../../gateway/callContext.ts'
import { SESSION } from '../../gateway/testing/gatewayServer.ts'
import { contactBook } from '../../identity/accounts/contacts.ts'
import { createPeople, type People } from '../../identity/accounts/people.ts'
import { createUsers } from '../../identity/accounts/users.ts'
import { createFakeWorld } from '../../identity/testing/fakeWorld.ts'
import { NO_SESSIONS } from '../../identity/testing/noSessions.ts'
import { createMessages } from '../../messages/messages.ts'
import { createKyc } from '../createKyc.ts'
import { createFakeDesk, type FakeDesk } from './fakeDesk.ts'
import { type LevelWorld, levelWorld } from './levelWorld.ts'

type CallName = Exclude<keyof typeof VERIFICATION_CALLS, 'getCredit' | 'getQrcode'>

/** People, their pictures and their verification over a test database. */
export interface VerificationOffice {
  readonly clock: { time: number; now(): number }
  readonly people: People
  /** Subjects of the mails that were sent. */
  readonly mails: readonly string[]
  readonly files: Files
  readonly desk: FakeDesk
  readonly real: LevelWorld
  /** Where the sealed pictures lie. */
  readonly folder: string
  /** Opens an account and returns its session. */
  register(account: string): Promise<Session>
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    session: Session,
    upload?: Buffer,
  ): Promise<Record<string, never>>
  /** The word of the refusal of a call that must be refused. */
  refusal<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    session: Session,
    upload?: Buffer,
  ): Promise<Rejection>
  close(): Promise<void>
}

export async function openVerificationOffice(
  database: OpenDatabase,
  cleaner: PictureCleaner,
): Promise<VerificationOffice> {
  const clock = { time: 1_700_000_000_000, now: () => clock.time }
  const shared = { database: database.kysely, clock }
  const mails: string[] = []
  const world = createFakeWorld('real')
  const people = createPeople({
    ...shared,
    worlds: { real: world.port, demo: world.port },
    sessions: NO_SESSIONS,
    messages: createMessages({
      ...shared,
      mail: { accepts: () => true, send: ({ subject }) => void mails.push(subject) },
      contactsOf: contactBook(database.kysely),
    }),
    holdMs: 1,
  })
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-files-'))
  const key = randomBytes(32)
  const onProblem = (error: unknown) => {
    throw error
  }
  const store = folderStore(folder)
  const keep = { clean: cleaner.clean, mark: cleaner.mark, stop: async () => undefined }
  const files = createFiles({ ...shared, store, envelopes: createEnvelopes(key), cleaner: keep, onProblem })
  const real = levelWorld(world.port)
  const desk = createFakeDesk()
  const kyc = createKyc({ ...shared, people, files, desk, real: real.port, key })
  const handlers = { ...kyc.handlers, ...fileCalls(files) }

  const call: VerificationOffice['call'] = async (name, input, session, upload) => {
    const handler = handlers[name] as (request: unknown, context: Partial<CallContext>) => unknown
    const context = { session, ip: '127.0.0.1', ...(upload && { upload: async () => upload }) }
    return (await handler(VERIFICATION_CALLS[name].request.parse(input), context)) as Record<string, never>
  }
  return {
    clock,
    people,
    mails,
    files,
    desk,
    real,
    folder,
    call,
    register: async (account) => {
      const name = { kind: 'email', value: account } as const
      const userId = await createUsers(database.kysely, clock).add({
        name,
        country: 'HK',
        passwordHash: 'none',
        invitedBy: null,
      })
      if (userId === undefined) throw new Error(`${account} is taken`)
      const { reply } = await world.port.submit({ type: 'OpenOwner', ref: userId })
      const owner = reply.kind === 'done' ? reply.value : 0
      await database.kysely.updateTable('owners').set({ owner }).where('user_id', '=', userId).execute()
      return { ...SESSION, userId, owner }
    },
    refusal: async (name, input, session, upload) => {
      const outcome = await call(name, input, session, upload).catch((error: unknown) => error)
      if (outcome instanceof Refusal) return outcome.rejection
      throw outcome instanceof Error ? outcome : new Error(`${name} was not refused`)
    },
    close: async () => {
      await files.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
