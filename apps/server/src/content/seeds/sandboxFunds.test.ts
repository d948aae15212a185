import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('no text of the platform says that play money cannot be withdrawn: over the chain of the sandbox it can', () => {
  const texts = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const saying = texts.filter((file) =>
    /(play money|sandbox funds)[^.]*can(not| not|.t) be withdrawn/i.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )
  expect(saying).toEqual([])
})
