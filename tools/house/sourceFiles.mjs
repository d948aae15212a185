import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

/** What git knows or would take in, as it lies there now. */
export function sourceFiles() {
  return spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .stdout.split('\n')
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && existsSync(join(root, path)))
}
