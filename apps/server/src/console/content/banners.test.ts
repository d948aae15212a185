import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentPictures, registerContentPictures } from '../../content/contentPictures.ts'
import { createContentStore } from '../../content/contentStore.ts'
import { createTextEditing } from '../../content/textEditing.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createPictureCleaner } from '../../files/pictureCleaner.ts'
import { jpegOf } from '../../files/testing/pictures.ts'
import type { AdminContext } from '../adminContext.ts'
import { bannerCalls } from './bannerCalls.ts'

const clock = { time: 10_000, now: () => clock.time }
const cleaner = createPictureCleaner()
afterAll(() => cleaner.stop())

const BANNER = { position: 1, title: 'New', text: 'Said.', link: '/market', textId: 0, hidden: false }
const ALWAYS = { shownFrom: 0, shownUntil: 0 }

describe.each(testEngines())('banners on $name', (engine) => {
  const database = suiteDatabase(engine)
  const context = {
    operator: { operator: 1, name: 'a', roles: ['content'] },
    record: async () => 7,
  } as unknown as AdminContext

  it('keeps a picture made anew, serves it from here, and shows a banner with it in its time', async () => {
    const pictures = createContentPictures(database.kysely, clock, cleaner)
    const texts = createTextEditing(database.kysely, clock)
    const calls = bannerCalls({ database: database.kysely, pictures, texts })
    const picture = Buffer.from(await jpegOf(400, 200)).toString('base64')
    const { img } = await calls.saveContentPicture({ picture }, context)
    const app = Fastify()
    registerContentPictures(app, pictures)
    const served = await app.inject(img)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(served.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
    for (const other of ['/content/00000000-0000-4000-8000-000000000000.jpg', '/content/text'])
      expect((await app.inject(other)).statusCode).toBe(404)
    await app.close()
    const bad = Buffer.from('<svg onload="x()"/>').toString('base64')
    await expect(calls.saveContentPicture({ picture: bad }, context)).rejects.toMatchObject({
      rejection: 'image_refused',
    })

    const { id } = await calls.saveBanner({ id: 0, lang: 'en', ...BANNER, ...ALWAYS, img }, context)
    await calls.saveBanner({ id, lang: 'en', ...BANNER, ...ALWAYS, img, title: 'Newer' }, context)
    expect(await calls.getBanners({}, context)).toMatchObject([{ id, title: 'Newer', img }])
    const shown = async () => (await createContentStore(database.kysely, clock).banners('en')).map(({ title }) => title)
    expect(await shown()).toEqual(['Newer'])
    await calls.saveBanner({ id, lang: 'en', ...BANNER, ...ALWAYS, img, hidden: true }, context)
    expect(await shown()).toEqual([])
    const wrong = { shownFrom: 2, shownUntil: 1 }
    await expect(calls.saveBanner({ id, lang: 'en', ...BANNER, ...wrong, img }, context)).rejects.toMatchObject({
      rejection: 'malformed',
    })
    const nowhere = { ...BANNER, ...ALWAYS, img, textId: 4_000 }
    await expect(calls.saveBanner({ id, lang: 'en', ...nowhere }, context)).rejects.toMatchObject({
      rejection: 'text_not_found',
    })
  })
})
