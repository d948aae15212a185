import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { realDisk } from '../disk/realDisk.ts'
import type { FileJournal } from './fileJournal.ts'
import { openFileJournal } from './openFileJournal.ts'

const WAS_MOVED = 'Error: the journal was moved or deleted under the running server: nothing more is acknowledged'

describe('a journal that is taken away under the running server', () => {
  let folder: string
  let journal: FileJournal
  let problems: string[]
  let failed: Promise<void>
  const directory = () => join(folder, 'data', 'real', 'journal')
  const append = (text: string) => journal.append(Buffer.from(text))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-moved-'))
    problems = []
    let tell: () => void = () => undefined
    failed = new Promise((resolve) => {
      tell = resolve
    })
    const onFatal = (error: unknown) => {
      problems.push(String(error))
      tell()
    }
    journal = await openFileJournal({ directory: directory(), disk: realDisk, segmentBytes: 64 * 1024, onFatal })
    for (let entry = 0; entry < 20; entry++) await append(`entry ${entry}`)
  })
  afterEach(async () => {
    await journal.close()
    await rm(folder, { recursive: true, force: true })
  })

  const TAKEN_AWAY: readonly (readonly [string, () => Promise<void>])[] = [
    ['deleted', () => rm(join(folder, 'data'), { recursive: true })],
    ['moved', () => rename(join(folder, 'data'), join(folder, 'elsewhere'))],
    [
      'replaced by a copy of itself',
      async () => {
        await cp(join(folder, 'data'), join(folder, 'copy'), {
          recursive: true,
          filter: (path) => !path.endsWith('LOCK'),
        })
        await rename(join(folder, 'data'), join(folder, 'elsewhere'))
        await rename(join(folder, 'copy'), join(folder, 'data'))
      },
    ],
    [
      'replaced in its folder, which had been quiet for long',
      async () => {
        const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
        expect([journal.look(), journal.look()]).toEqual([true, true])
        later.mockRestore()
        const segment = join(directory(), '00000001.segment')
        await cp(segment, `${segment}.copy`)
        await rename(`${segment}.copy`, segment)
      },
    ],
  ]

  it.each(TAKEN_AWAY)('acknowledges nothing more once it was %s', async (_how, takeAway) => {
    await takeAway()
    const answers: unknown[] = []
    for (let entry = 0; entry < 20; entry++)
      append(`lost ${entry}`).then(
        () => answers.push(entry),
        () => undefined,
      )
    await failed
    expect(problems).toEqual([WAS_MOVED])
    await expect(append('later')).rejects.toMatchObject({ reason: 'closed' })
    expect(answers).toEqual([])
  })

  it.each(TAKEN_AWAY)('is noticed without any command once it was %s', async (_how, takeAway) => {
    expect(journal.look()).toBe(true)
    await takeAway()
    expect(journal.look()).toBe(false)
    expect(journal.look()).toBe(false)
    expect(problems).toHaveLength(1)
  })

  const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' })

  it.each(TAKEN_AWAY)('is what a part of it tells that finds no file once it was %s', async (_how, takeAway) => {
    await takeAway()
    journal.fail(missing())
    expect(problems).toEqual([WAS_MOVED])
  })

  it('is not, where the journal is in its place and a file of it is not', () => {
    journal.fail(missing())
    expect(problems).toEqual(['Error: no such file'])
  })
})
