import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Recordings of real markets lie beside the repository, not in it: they may be used but not passed on. */
const FOLDER = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))

/** True when every file is there. Names on the console the tests that will not run when one is missing. */
export function haveRecorded(subject: string, paths: readonly string[]): boolean {
  const missing = paths.filter((path) => !existsSync(FOLDER + path))
  if (missing.length > 0) console.warn(`${subject}: not run, the recording is not here (${missing.join(', ')})`)
  return missing.length === 0
}

/** A recording as text, unpacked. */
export function recordedText(path: string): string {
  const bytes = readFileSync(FOLDER + path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** The rows of a CSV recording below its header, cells as text. */
export function recordedRows(path: string): string[][] {
  return recordedText(path)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','))
}
