// Repeats at the end of a long run which tests failed and why, so that the last page alone tells it.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

const MOST_LINES = 30
/** Of a test that passed when it was run again: what it expected and where. */
const UNSTEADY_LINES = 12

const shortened = (message, lines = MOST_LINES) =>
  stripVTControlCharacters(message).split('\n').slice(0, lines).join('\n')

/** A text that begins with the path of a file, from the project's folder on. */
export const inProject = (text) => (text.startsWith(root) ? relative(root, text) : text)

/** Prints failures as they are found in a report of the unit test runner, and errors of no test. */
export function printFailedTests(failures, strayErrors) {
  for (const { where, text } of strayErrors) console.log(`\n✗ ${inProject(where)}\n${shortened(text)}`)
  for (const { name, message } of failures) console.log(`\n✗ ${inProject(name)}\n${shortened(message)}`)
}

/** Prints what failed in the whole run and passed alone, with why it failed then. */
export function printUnsteady(failures) {
  for (const { name, message } of failures) console.log(`  ${inProject(name)}\n${shortened(message, UNSTEADY_LINES)}`)
}
