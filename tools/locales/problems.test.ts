import { expect, it } from 'vitest'
import { catalogProblems } from './problems.mjs'

const FRENCH = { language: 'fr', plurals: ['one', 'many', 'other'], glossary: {}, allowed: new Set() }
const problems = (english: string, french: string) =>
  catalogProblems(FRENCH, 'loan', { done: english }, { done: french })

it('finds cases of a message that a wrapped value never fits', () => {
  const said = (choice: string) =>
    problems(`{left, select, ${choice} {It ends.} other {It stays.}}`, `{left, select, ${choice} {Fini.} other {Non.}}`)
  expect(said('0')).toEqual(['loan.done: Arabic never finds the case left=0'])
  expect(said('onTime')).toEqual(['loan.done: Arabic never finds the case left=onTime'])
  expect(said('nothing')).toEqual([])
})

it('finds a case that a translation lacks', () => {
  expect(problems('{left, select, nothing {It ends.} other {It stays.}}', '{left, select, other {Non.}}')).toEqual([
    'loan.done: choices: left=other, in English left=nothing, left=other',
  ])
})
