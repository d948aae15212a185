import { beforeEach, describe, expect, it } from 'vitest'
import { createTextEditing } from '../../content/textEditing.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import type { AdminContext } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { textCalls } from './textCalls.ts'

const clock = { time: 10_000, now: () => clock.time }
const TEXT = { label: '', title: 'A text', summary: '', markdown: 'Said.' }
const REASON = 'checked'

describe.each(testEngines())('publishing a text on $name', (engine) => {
  const database = suiteDatabase(engine)
  const context = {
    operator: { operator: 1, name: 'a', roles: ['content'] },
    record: async () => 7,
  } as unknown as AdminContext
  let calls: ReturnType<typeof textCalls>
  let publish: ReturnType<typeof createTextEditing>['publish']

  beforeEach(() => {
    const texts = createTextEditing(database.kysely, clock)
    publish = (...version) => texts.publish(...version)
    calls = textCalls({
      database: database.kysely,
      clock,
      texts,
      operators: { rows: { names: async () => new Map([[1, 'a']]) } },
      approvals: { propose: async () => ({ pending: 'p1', audit: 8 }) },
      preview: (markdown: string) => markdown,
    } as unknown as AdminServices)
  })

  const written = async (id: number, lang: 'en' | 'de', type: 'help' | 'legal') =>
    (await calls.saveTextDraft({ id, lang, type, ...TEXT }, context)).id
  const published = async (id: number, lang: 'en' | 'de') =>
    (await calls.publishText({ id, lang, publishAt: 0, reason: REASON }, context)).pending

  it('takes one operator, and the draft ends with it', async () => {
    const id = await written(0, 'en', 'help')
    expect(await published(id, 'en')).toBe('')
    const text = await calls.getContentText({ id, lang: 'en' }, context)
    expect(text).toMatchObject({ legal: false, shown: TEXT, draft: null, versions: [{ author: 'a', approver: '' }] })
    await expect(published(id, 'en')).rejects.toMatchObject({ rejection: 'text_not_found' })
  })

  it('takes two for a legal text, for a translation of one, and for what takes its place under another kind', async () => {
    const version = { ...TEXT, lang: 'en', type: 'legal', publishAt: 0, hidden: false } as const
    const id = await written(0, 'en', 'legal')
    expect(await published(id, 'en')).toBe('p1')
    await publish({ ...version, id }, 1, 2)
    await written(id, 'de', 'help')
    expect((await calls.getContentText({ id, lang: 'de' }, context)).legal).toBe(true)
    expect(await published(id, 'de')).toBe('p1')
    clock.time += 1
    await publish({ ...version, id, hidden: true }, 1, 2)
    await written(id, 'en', 'help')
    expect(await published(id, 'en')).toBe('p1')
  })
})
