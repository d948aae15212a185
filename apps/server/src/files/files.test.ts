import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEnvelopes, SealBroken } from '../crypto/envelope.ts'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import type { Session } from '../gateway/callContext.ts'
import { openVerificationOffice, type VerificationOffice } from '../kyc/testing/verificationOffice.ts'
import { FILES_PREFIX } from './files.ts'
import { createPictureCleaner } from './pictureCleaner.ts'
import { jpegOf } from './testing/pictures.ts'

const cleaner = createPictureCleaner()

/** Every file below a folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe.each(testEngines())('pictures on $name', (engine) => {
  const database = suiteDatabase(engine)
  let bench: VerificationOffice
  let ann: Session
  afterAll(async () => {
    await cleaner.stop()
  })
  beforeEach(async () => {
    bench = await openVerificationOffice(database, cleaner)
    ann = await bench.register('ann@example.org')
  })
  afterEach(() => bench.close())

  const save = async (use: 'kyc_front' | 'voucher' = 'kyc_front', side = 640) => {
    const { id = '', url = '' } = await bench.call('saveImage', { use }, ann, await jpegOf(side, side))
    return { id: String(id), ticket: String(url).slice(FILES_PREFIX.length) }
  }

  it('come back to their owner once for each link, and for a minute only', async () => {
    const { id, ticket } = await save()
    const seen = await bench.files.read(ticket)
    expect(await sharp(seen?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
    expect(await bench.files.read(ticket)).toBeUndefined()

    const { url } = await bench.call('getImage', { id }, ann)
    bench.clock.time += 60_001
    expect(await bench.files.read(String(url).slice(FILES_PREFIX.length))).toBeUndefined()
    for (const guess of ['', 'x', 'x'.repeat(43)]) expect(await bench.files.read(guess)).toBeUndefined()
  })

  it('are nobody else’s', async () => {
    const { id } = await save()
    const bob = await bench.register('bob@example.org')
    expect(await bench.refusal('getImage', { id }, bob)).toBe('image_unknown')
    expect(await bench.refusal('getImage', { id: '../../etc/passwd' }, ann)).toBe('image_unknown')
    const stolen = { ...ann, cookieBound: false, cookieMissing: true }
    expect(await bench.refusal('getImage', { id }, stolen)).toBe('not_allowed')
    expect(await bench.refusal('saveImage', { use: 'kyc_front' }, stolen, await jpegOf(640, 640))).toBe('not_allowed')
    expect(await bench.call('getImage', { id }, { ...ann, cookieBound: false })).toHaveProperty('url')
  })

  it('open for a reviewer under the reviewer’s own name, once, and not at the owner’s door', async () => {
    const { id, ticket } = await save()
    const plain = await sharp((await bench.files.read(ticket))?.bytes).stats()
    const look = await bench.files.openForReviewer({ imageId: id, operator: 'operator1' })
    expect(look.until - bench.clock.time).toBeLessThanOrEqual(60_000)
    expect(await bench.files.read(look.ticket)).toBeUndefined()
    const marked = await sharp((await bench.files.readMarked(look.ticket))?.bytes).stats()
    expect(marked.channels[0]?.stdev).toBeGreaterThan((plain.channels[0]?.stdev ?? 0) + 5)
    expect(await bench.files.readMarked(look.ticket)).toBeUndefined()
    const unknown = { imageId: '00000000-0000-4000-8000-000000000000', operator: 'operator1' }
    await expect(bench.files.openForReviewer(unknown)).rejects.toMatchObject({ rejection: 'image_unknown' })
  })

  it('lie on disk as bytes that are no picture, for this user only', async () => {
    await save()
    const [path = '', ...others] = await filesBelow(bench.folder)
    expect(others).toEqual([])
    const bytes = await readFile(path)
    await expect(sharp(bytes).metadata()).rejects.toThrow()
    for (const mark of ['\xff\xd8\xff\xe0\x00\x10JFIF', '\x89PNG\r\n\x1a\n'])
      expect(bytes.includes(Buffer.from(mark, 'latin1'))).toBe(false)
    expect((await stat(path)).mode & 0o077).toBe(0)
  })

  it('cannot be exchanged for one another, in the store or in the database', async () => {
    const [first, second] = [await save(), await save()]
    await database.kysely
      .updateTable('images')
      .set((row) => ({
        wrapped_key: row.selectFrom('images as other').select('wrapped_key').where('id', '=', first.id),
      }))
      .where('id', '=', second.id)
      .execute()
    await expect(bench.files.read(second.ticket)).rejects.toThrow(SealBroken)
  })

  it('are gone for good when shredded, even for whoever kept the file', async () => {
    const { id, ticket } = await save()
    await bench.files.shred([id])
    expect(await bench.files.read(ticket)).toBeUndefined()
    expect(await filesBelow(bench.folder)).toEqual([])
    const row = await database.kysely.selectFrom('images').select('wrapped_key').executeTakeFirstOrThrow()
    expect(row.wrapped_key).toBeNull()
  })

  it('may be small where nobody has to read a document', async () => {
    await save('voucher', 20)
    expect(await bench.refusal('saveImage', { use: 'kyc_front' }, ann, await jpegOf(599, 900))).toBe('image_too_small')
    expect(await bench.refusal('saveImage', { use: 'kyc_front' }, ann)).toBe('malformed')
  })

  it('come in at a rate that a person keeps', async () => {
    const small = await jpegOf(2, 2)
    const outcomes = []
    for (let index = 0; index < 31; index += 1)
      outcomes.push(await bench.call('saveImage', { use: 'voucher' }, ann, small).catch((error: unknown) => error))
    expect(outcomes.at(-1)).toMatchObject({ rejection: 'rate_limited' })
    expect(outcomes.filter((outcome) => outcome instanceof Error)).toHaveLength(1)
  })
})

describe('envelopes', () => {
  const envelopes = createEnvelopes(Buffer.alloc(32, 7))

  it('open for the same owner and use only', () => {
    const sealed = envelopes.sealText('kyc of ann', 'Ann Archer')
    expect(envelopes.openText('kyc of ann', sealed)).toBe('Ann Archer')
    expect(() => envelopes.openText('kyc of bob', sealed)).toThrow(SealBroken)
    expect(() => createEnvelopes(Buffer.alloc(32, 8)).openText('kyc of ann', sealed)).toThrow(SealBroken)
    const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    for (const broken of ['', '.', sealed.slice(0, -2), changed])
      expect(() => envelopes.openText('kyc of ann', broken)).toThrow(SealBroken)
  })

  it('never look the same twice', () => {
    expect(envelopes.sealText('a', 'b')).not.toBe(envelopes.sealText('a', 'b'))
  })
})
