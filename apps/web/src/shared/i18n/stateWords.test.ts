import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Messages } from './pseudoLocale.ts'
import type { Texts } from './texts.ts'

const DECISION = join(import.meta.dirname, '../../../../../docs/decisions/0084-one-vocabulary-of-states.md')

const modules = import.meta.glob<Record<string, unknown>>('../../**/*exts.ts', { eager: true })
const catalogs = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Texts<Messages> => typeof value === 'object' && value !== null && 'english' in value)

interface StateMap {
  readonly at: string
  readonly words: readonly string[]
}

/** What stands below a key `state` or `states`, wherever it is in a catalog: a word for each state. */
function stateMaps(messages: Messages, at: string): readonly StateMap[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value === 'string') return []
    if (key !== 'state' && key !== 'states') return stateMaps(value, `${at}.${key}`)
    return [{ at: `${at}.${key}`, words: Object.values(value).filter((word) => typeof word === 'string') }]
  })
}

/** First column of the decision's table, without the head. */
function tableWords(): readonly string[] {
  const rows = readFileSync(DECISION, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
  return rows.map((row) => row.split('**')[1] ?? '')
}

/** Where a state is told in whole sentences, as for withdrawals that are not possible now, there is no word for it. */
const isToldInWords = ({ words }: StateMap) => !words.some((word) => word.endsWith('.'))

const maps = catalogs.flatMap(({ name, english }) => stateMaps(english, name)).filter(isToldInWords)

it('calls no two states of one thing by the same word', () => {
  const doubled = maps.filter(({ words }) => new Set(words).size < words.length)
  expect(doubled).toEqual([])
})

it('calls states by the words of the table, each of which is used', () => {
  const table = tableWords()
  const used = new Set(maps.flatMap(({ words }) => words))
  expect([...used].filter((word) => !table.includes(word))).toEqual([])
  expect(table.filter((word) => !used.has(word))).toEqual([])
})
