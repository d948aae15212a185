import { randomUUID } from 'node:crypto'
import type { ImageUse } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Envelopes } from '../crypto/envelope.ts'
import type { Database } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { Refusal } from '../errors/refusal.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'
import { createTickets } from '../gateway/tickets.ts'
import type { FileStore } from './fileStore.ts'
import type { CleanPicture, PictureCleaner } from './pictureCleaner.ts'
import { DOCUMENT_MIN_SIDE } from './pictureLimits.ts'
import { isPdf, isPlainPdf } from './plainPdf.ts'
import { KEPT_MS, UNUSED_MS } from './retention.ts'
import type { FileKind, ImagesTable } from './schema.ts'

/** A file as it is shown: a picture as JPEG, or a document as it came. */
export interface KeptFile {
  readonly kind: FileKind
  readonly bytes: Buffer
}

export interface Picture {
  readonly id: string
  readonly use: ImageUse
}

/** Pictures of customers, and documents they sent to support: kept encrypted, shown to their owner and to reviewers, each time through a link good once. */
export interface Files {
  /** Throws Refusal('image_refused' | 'document_refused' | 'image_too_small' | 'rate_limited'). Returns the picture's id. */
  save(upload: { readonly userId: string; readonly use: ImageUse; readonly bytes: Buffer }): Promise<string>
  /** Path under this server for its owner. Throws Refusal('image_unknown'), also for somebody else's picture. */
  openForOwner(look: { readonly imageId: string; readonly userId: string }): Promise<string>
  /** A ticket for {@link readMarked}; the picture will carry the operator's name. Throws Refusal('image_unknown'). */
  openForReviewer(look: { readonly imageId: string; readonly operator: string }): Promise<{
    readonly ticket: string
    readonly until: number
  }>
  /** The file behind an owner's ticket, once; undefined when there is nothing to see. */
  read(ticket: string): Promise<KeptFile | undefined>
  /** The same for a reviewer's. Documents carry no name: they are saved, not shown. */
  readMarked(ticket: string): Promise<KeptFile | undefined>
  /** The kinds of files, by id. */
  kinds(ids: readonly string[]): Promise<ReadonlyMap<string, FileKind>>
  /** Throws Refusal('image_unknown') unless all of them are this person's and for these uses. */
  check(userId: string, pictures: readonly Picture[]): Promise<void>
  /** Sent with a form: kept from now for as long as the law asks for. */
  keep(ids: readonly string[], database?: Kysely<Database>): Promise<void>
  /** Belongs to a form that is not sent yet: kept until then, unless it is kept for longer already. */
  keepUntil(ids: readonly string[], until: number): Promise<void>
  /** Makes pictures unreadable for good. */
  shred(ids: readonly string[]): Promise<void>
  /** Shreds pictures that nobody needs any more; also runs by itself every ten minutes. Returns how many. */
  sweep(): Promise<number>
  stop(): Promise<void>
}

export interface FilesOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly store: FileStore
  readonly envelopes: Envelopes
  readonly cleaner: PictureCleaner
  readonly onProblem: (error: unknown) => void
}

/** The lifetime of a ticket for one look at a picture. */
interface Look {
  readonly imageId: string
  /** Written over the picture, '' for its owner. */
  readonly watermark: string
}

/** A file as it will be kept. */
interface Cleaned extends CleanPicture {
  readonly kind: FileKind
}

export const FILES_PREFIX = '/files/'

const SWEEP_EVERY_MS = 10 * 60_000
const SWEEP_AT_ONCE = 500
/** Pictures that a reviewer has to read: papers of a verification or of an application for a loan. */
const DOCUMENT = /^(kyc|loan)_/
/** A verification needs four, a loan six; everybody may be clumsy. */
const UPLOADS = { perSecond: 60 / 3_600, burst: 30 }

function contextOf({ id, user_id, use }: Pick<Selectable<ImagesTable>, 'id' | 'user_id' | 'use'>): string {
  return `image ${id} of ${user_id} for ${use}`
}

async function findImage(database: Kysely<Database>, id: string) {
  if (!isUuid(id)) return undefined
  const live = database.selectFrom('images').selectAll().where('wrapped_key', 'is not', null)
  return live.where('id', '=', id).executeTakeFirst()
}

/** Keeps uploaded pictures, and makes them unreadable when nobody needs them any more. */
function createKeeper({ database, clock, store, envelopes, cleaner }: FilesOptions) {
  const uploads = new TokenBuckets({ ...UPLOADS, now: clock.now })

  const shred: Files['shred'] = async (ids) => {
    if (ids.length === 0) return
    await database.updateTable('images').set({ wrapped_key: null }).where('id', 'in', ids).execute()
    for (const id of ids) await store.remove(id)
  }

  const sweep: Files['sweep'] = async () => {
    const over = await database
      .selectFrom('images')
      .select('id')
      .where('wrapped_key', 'is not', null)
      .where('keep_until', '<', BigInt(clock.now()))
      .limit(SWEEP_AT_ONCE)
      .execute()
    await shred(over.map(({ id }) => id))
    return over.length
  }

  /** Support alone takes documents. */
  const cleaned = async (use: ImageUse, bytes: Buffer): Promise<Cleaned> => {
    if (use !== 'ticket' || !isPdf(bytes)) {
      return { kind: 'picture', ...(await cleaner.clean(bytes, DOCUMENT.test(use) ? DOCUMENT_MIN_SIDE : 1)) }
    }
    if (!isPlainPdf(bytes)) throw new Refusal('document_refused')
    return { kind: 'pdf', bytes, width: 0, height: 0 }
  }

  const save: Files['save'] = async ({ userId, use, bytes }) => {
    const seconds = uploads.spend(userId)
    if (seconds > 0) throw new Refusal('rate_limited', { seconds })
    const { kind, bytes: body, width, height } = await cleaned(use, bytes)
    const row = { id: randomUUID(), user_id: userId, use }
    const sealed = envelopes.seal(contextOf(row), body)
    await store.put(row.id, sealed.body)
    const size = { bytes: body.length, width, height }
    const now = clock.now()
    const times = { created_at: now, keep_until: now + UNUSED_MS }
    await database
      .insertInto('images')
      .values({ ...row, kind, wrapped_key: sealed.wrappedKey, ...size, ...times })
      .execute()
    return row.id
  }

  const keep: Files['keep'] = async (ids, on = database) => {
    if (ids.length === 0) return
    const rows = await on.selectFrom('images').select(['id', 'use']).where('id', 'in', ids).execute()
    for (const { id, use } of rows)
      await on
        .updateTable('images')
        .set({ keep_until: clock.now() + KEPT_MS[use] })
        .where('id', '=', id)
        .execute()
  }

  const keepUntil: Files['keepUntil'] = async (ids, until) => {
    if (ids.length === 0) return
    await database
      .updateTable('images')
      .set({ keep_until: until })
      .where('id', 'in', ids)
      .where('keep_until', '<', BigInt(until))
      .execute()
  }

  return { save, keep, keepUntil, shred, sweep }
}

/** Shows pictures to their owners and to reviewers, by tickets. */
function createViewer({ database, clock, store, envelopes, cleaner }: FilesOptions) {
  const owners = createTickets<Look>(clock.now)
  const reviewers = createTickets<Look>(clock.now)

  const unsealed = async (id: string): Promise<KeptFile | undefined> => {
    const row = await findImage(database, id)
    const body = row && (await store.get(id))
    if (!row?.wrapped_key || !body) return undefined
    const bytes = envelopes.open(contextOf(row), { wrappedKey: row.wrapped_key, body })
    return { kind: row.kind, bytes }
  }

  const openForOwner: Files['openForOwner'] = async ({ imageId, userId }) => {
    const row = await findImage(database, imageId)
    if (row?.user_id !== userId) throw new Refusal('image_unknown')
    return FILES_PREFIX + owners.issue({ imageId, watermark: '' }).ticket
  }

  const openForReviewer: Files['openForReviewer'] = async ({ imageId, operator }) => {
    if (!(await findImage(database, imageId))) throw new Refusal('image_unknown')
    const day = new Date(clock.now()).toISOString().slice(0, 16).replace('T', ' ')
    return reviewers.issue({ imageId, watermark: `${operator} ${day}` })
  }

  const read: Files['read'] = async (ticket) => {
    const look = owners.use(ticket)
    return look && unsealed(look.imageId)
  }

  const readMarked: Files['readMarked'] = async (ticket) => {
    const look = reviewers.use(ticket)
    const file = look && (await unsealed(look.imageId))
    if (!look || file?.kind !== 'picture') return file
    return { ...file, bytes: await cleaner.mark(file.bytes, look.watermark) }
  }

  return { openForOwner, openForReviewer, read, readMarked }
}

export function createFiles(options: FilesOptions): Files {
  const { database, cleaner, onProblem } = options
  const keeper = createKeeper(options)
  const timer = setInterval(() => void keeper.sweep().catch(onProblem), SWEEP_EVERY_MS)
  timer.unref()

  return {
    ...keeper,
    ...createViewer(options),

    check: async (userId, pictures) => {
      for (const { id, use } of pictures) {
        const row = await findImage(database, id)
        if (row?.user_id !== userId || row.use !== use) throw new Refusal('image_unknown')
      }
    },

    kinds: async (ids) => {
      if (ids.length === 0) return new Map()
      const rows = await database.selectFrom('images').select(['id', 'kind']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, kind }) => [id, kind]))
    },

    stop: async () => {
      clearInterval(timer)
      await cleaner.stop()
    },
  }
}
