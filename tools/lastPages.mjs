// What was on the page when a journey failed: the tree of the page that the browser's test runner keeps of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const MOST_LINES = 250
const results = join(root, 'test-results')

/** The error and the tree below it, without the source of the test. */
function storyIn(report) {
  const begin = report.indexOf('# Error details')
  const end = report.indexOf('\n# Test source')
  return report.slice(Math.max(0, begin), end < 0 ? undefined : end).split('\n')
}

export function printLastPages() {
  if (!existsSync(results)) return
  for (const name of readdirSync(results)) {
    const file = join(results, name, 'error-context.md')
    if (!existsSync(file)) continue
    const lines = storyIn(readFileSync(file, 'utf8'))
    console.log([`\n${name}`, ...lines.slice(0, MOST_LINES)].join('\n'))
  }
}
