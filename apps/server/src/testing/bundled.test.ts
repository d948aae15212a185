import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SERVER_THREADS } from '../../../../tools/bundle.mjs'

const SOURCES = fileURLToPath(new URL('../', import.meta.url))

test('every program of a thread is bundled beside the server: one that is not there would end its start', () => {
  const threads = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('Thread.ts') && !path.includes('testing/'))
    .map((path) => join(SOURCES, path))
    .filter((path) => /^runThread\(/m.test(readFileSync(path, 'utf8')))
  expect(threads.sort()).toEqual([...SERVER_THREADS].sort())
})
