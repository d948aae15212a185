import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { PictureCleaner } from '../files/pictureCleaner.ts'
import { API_HEADERS } from '../gateway/securityHeaders.ts'

/** Pictures of banners and texts: made anew by the cleaner, and served to everybody from this server. */
export interface ContentPictures {
  /** Returns its path under this server. Throws Refusal('image_refused' | 'image_too_small' | 'rate_limited'). */
  save(bytes: Buffer, author: number): Promise<string>
  read(id: string): Promise<Buffer | undefined>
}

const MIN_SIDE = 32

export function createContentPictures(
  database: Kysely<Database>,
  clock: { now(): number },
  cleaner: Pick<PictureCleaner, 'clean'>,
): ContentPictures {
  return {
    save: async (bytes, author) => {
      const picture = await cleaner.clean(bytes, MIN_SIDE)
      const id = randomUUID()
      const kept = { id, jpeg: picture.bytes.toString('base64'), author, created_at: clock.now() }
      await database.insertInto('content_pictures').values(kept).execute()
      return `/content/${id}.jpg`
    },
    read: async (id) => {
      if (!isUuid(id)) return undefined
      const row = await database.selectFrom('content_pictures').select('jpeg').where('id', '=', id).executeTakeFirst()
      return row && Buffer.from(row.jpeg, 'base64')
    },
  }
}

/** A picture never changes under its number. */
const PICTURE_HEADERS = {
  ...API_HEADERS,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
}

export function registerContentPictures(app: FastifyInstance, { read }: Pick<ContentPictures, 'read'>): void {
  app.get<{ Params: { file: string } }>('/content/:file', async (request, reply) => {
    const [, id] = /^([0-9a-f-]{36})\.jpg$/.exec(request.params.file) ?? []
    // The console has pages below this path.
    if (id === undefined) return reply.callNotFound()
    const body = await read(id)
    if (!body) return reply.code(404).headers(API_HEADERS).type('text/plain; charset=utf-8').send('Not found\n')
    return reply.headers(PICTURE_HEADERS).type('image/jpeg').send(body)
  })
}
