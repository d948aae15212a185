import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './archive.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/**
 * Writes an archived database into a folder, in one go: a thousand small files take a fraction of the time that PGlite takes
 * to load them.
 */
export function unpackDatabase(archive: Uint8Array, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  for (const { path, content } of filesOf(archive)) {
    const target = join(folder, path)
    if (content) writeFile(target, content)
    else mkdirSync(target, { recursive: true, mode: FOLDER_MODE })
  }
}

/** Zeros at the end, most of the database's log, are not written but left out: the file is as long, and reads the same. */
function writeFile(path: string, content: Uint8Array): void {
  let used = content.length
  while (used > 0 && content[used - 1] === 0) used--
  const file = openSync(path, 'wx', FILE_MODE)
  try {
    for (let written = 0; written < used; ) written += writeSync(file, content, written, used - written)
    ftruncateSync(file, content.length)
  } finally {
    closeSync(file)
  }
}
