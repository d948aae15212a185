import { readdirSync, readFileSync } from 'node:fs'
import { CATALOG, type CallName } from '@touchstone/protocol'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Recording } from './fixture.ts'

const FOLDER = new URL('./fixtures/', import.meta.url)
const LARGEST_SET = 1_500_000

const files = readdirSync(FOLDER)
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

it.each(files)('%s has answers as the catalog describes them', (name) => {
  const { calls }: Recording = JSON.parse(textOf(name))
  const faults = calls.flatMap(({ call, answer: { code, data } }) => {
    const definition = CATALOG[call as CallName]
    if (!definition) return [`${call}: there is no such call any more: npm run gallery -- --record`]
    if (code !== 0 && code !== 7) return []
    const { error } = z.safeParse(definition.data, data)
    return error ? [`${call}: ${z.prettifyError(error)}`] : []
  })
  expect(faults).toEqual([])
})

it('is small enough to be read and kept', () => {
  const bytes = files.reduce((sum, name) => sum + Buffer.byteLength(textOf(name)), 0)
  expect(bytes).toBeLessThan(LARGEST_SET)
})

/** Longer than any number of points or steps. */
const SECRET = /"(token|token_h5|password|tpwd|secret|key)":"[^"]{6,}"/

it.each(files)('%s holds no secret of a session', (name) => {
  expect(SECRET.exec(textOf(name))?.[0]).toBeUndefined()
})
