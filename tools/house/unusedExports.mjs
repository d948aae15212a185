import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../install.mjs'

/**
 * Exported values that nobody imports. Types do not count: they stand in the signatures of what is exported. What only tests
 * import counts as imported.
 */
export function unusedExports() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/knip/bin/knip.js'),
      '--config',
      'tools/house/knip.json',
      '--include',
      'exports',
      '--reporter',
      'json',
      '--no-exit-code',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (!stdout.startsWith('{')) throw new Error(`knip said nothing of use: ${stderr}`)
  const found = JSON.parse(stdout).issues.flatMap(({ file, exports }) =>
    exports.map(({ name, line }) => `${file}:${line} ${name}`),
  )
  return { value: found.length, where: found.join(', ') }
}
