// Cuts the font of the pages to the letters of the languages written in Latin script, as docs/operating/fonts.md says. Run by hand:
// node tools/pageFont.mjs FOLDER, with the folder of the files that the npm package of the font has.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './install.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('node tools/pageFont.mjs FOLDER')
  process.exit(1)
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’‚“”„…•−←→↑↓≤≥≈€₫™`
/** What Vietnamese writes beyond that: its own letters, and those with a second mark. */
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`
/** Kerning, figures of one width, a zero that is no O, and signs at the height of capitals and figures beside them. */
const FEATURES = ['kern', 'tnum', 'zero', 'ccmp', 'calt', 'case', 'mark']
const WEIGHTS = { wght: { min: 400, max: 600 } }

for (const [script, letters, name] of [
  ['latin', LATIN, 'inter'],
  ['vietnamese', VIETNAMESE, 'inter-vietnamese'],
]) {
  const font = readFileSync(join(folder, `inter-${script}-wght-normal.woff2`))
  const cut = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: WEIGHTS,
  })
  writeFileSync(join(root, `packages/ui/fonts/${name}.woff2`), cut)
  console.log(`${name}: ${(cut.length / 1024).toFixed(1)} KiB`)
}
