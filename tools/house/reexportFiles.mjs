import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

const ONE_REEXPORT = /^export (type )?(\*|\{[^}]*\})( as \w+)? from '[^']+';?$/

/** Files that only pass on what another file has. */
export function reexportFiles(files) {
  const found = files.filter(
    (path) =>
      /^(packages|apps|bench|e2e)\/.*\.tsx?$/.test(path) &&
      ONE_REEXPORT.test(readFileSync(join(root, path), 'utf8').trim()),
  )
  return { value: found.length, where: found.join(', ') }
}
