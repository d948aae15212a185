// Which tests failed and why, told once more where a long run ends: whoever reads only the last page sees it.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

const MOST_LINES = 30

const shortened = (message) => stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES).join('\n')
const inProject = (file) => (file.startsWith(root) ? relative(root, file) : file)

/** Whether nothing in this file failed although the file did: it could not be loaded, or its set-up failed. */
export const brokenAsAWhole = ({ status, assertionResults }) =>
  status !== 'passed' && assertionResults.every(({ status: verdict }) => verdict !== 'failed')

/** Prints what failed in a report of the unit test runner, in the JSON form it shares with others, and errors of no test. */
export function printFailedTests(report, strayErrors) {
  for (const { where, text } of strayErrors ?? []) console.log(`\n✗ ${inProject(where)}\n${shortened(text)}`)
  for (const file of report?.testResults ?? []) {
    if (brokenAsAWhole(file)) console.log(`\n✗ ${inProject(file.name)}\n${shortened(file.message ?? '')}`)
    for (const test of file.assertionResults.filter(({ status }) => status === 'failed'))
      console.log(`\n✗ ${inProject(file.name)} › ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`)
  }
}
