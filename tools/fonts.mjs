// Cuts a font to the letters that statements of a language need: node tools/fonts.mjs LANGUAGE FONT.ttf, as docs/operating/fonts.md says.
// It is run by hand when the words of a statement have changed; a test tells when that is due.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './install.mjs'
import { flat, translatedServer } from './locales/english.mjs'

const [language, font] = process.argv.slice(2)
if (!language || !font) {
  console.error('node tools/fonts.mjs LANGUAGE FONT.ttf')
  process.exit(1)
}
/** Codes, names, figures and times, and the signs between them. */
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const words = translatedServer(language)
const said = ['server/statement', 'server/entries'].flatMap((subject) =>
  flat(words.get(subject)).map(([, text]) => text),
)
const cut = await subsetFont(readFileSync(font), [ASCII, ...said].join(''), { targetFormat: 'truetype' })
const folder = join(root, 'apps/server/fonts')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${language}.ttf`), cut)
console.log(`${language}: ${cut.length} bytes`)
