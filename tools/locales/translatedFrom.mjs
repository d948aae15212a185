// Which English each translation was made of, as short digests in `translatedFrom.txt`: a sentence that says something else now needs its
// translations looked at again, though they still fit its arguments.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { flat } from './english.mjs'

const FILE = join(root, 'tools/locales/translatedFrom.txt')
const LENGTH = 10

const digest = (text) => createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)

/** A line for each message of the catalogs: its name and its digest. */
function linesOf(catalogs) {
  return catalogs
    .flatMap(([name, messages]) => flat(messages).map(([key, text]) => `${name}.${key} ${digest(text)}`))
    .toSorted()
}

/** Those whose English is another one than the translations were made of. */
export function changedEnglish(catalogs) {
  const known = new Set(readFileSync(FILE, 'utf8').split('\n'))
  return linesOf(catalogs)
    .filter((line) => !known.has(line))
    .map((line) => line.split(' ')[0])
}

/** To be called when all translations say what the English says now. */
export function keepTranslatedFrom(catalogs) {
  writeFileSync(FILE, `${linesOf(catalogs).join('\n')}\n`)
}
