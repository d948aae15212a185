// Checks the import fences, and that the check looked at something: a resolver that finds no file also finds no fault.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

const FEWEST_MODULES = 150

const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [
    '--require',
    join(root, 'tools/parseTsx.cjs'),
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    'tools/fences.cjs',
    '--output-type',
    'json',
    'packages',
    'apps',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
)
if (!stdout) {
  console.error(stderr)
  process.exit(status || 1)
}
const { summary } = JSON.parse(stdout)
for (const { rule, from, to, cycle, comment } of summary.violations) {
  console.error(
    `${rule.name}: ${from} → ${cycle?.length ? cycle.map((step) => step.name ?? step).join(' → ') : to}${comment ? ` (${comment})` : ''}`,
  )
}
console.log(
  `fences: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations`,
)
process.exit(summary.violations.length > 0 || summary.totalCruised < FEWEST_MODULES ? 1 : 0)
