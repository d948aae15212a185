import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LOCALES = join(ROOT, 'apps/web/src/locales')
const LATIN_LANGUAGES = ['de', 'es', 'fr', 'vn']

const css = readFileSync(join(ROOT, 'packages/ui/src/fonts.css'), 'utf8')

/** Whether Inter has the character, by the ranges for which a browser asks its files. */
function isInInter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  const ranges = [...css.matchAll(/font-family: "Inter";[^}]*unicode-range:\s*([^;]*);/g)].flatMap(
    ([, list = '']) => list.match(/[0-9a-f]{4,}(-[0-9a-f]{4,})?/gi) ?? [],
  )
  return ranges.some((range) => {
    const [from = 0, to = from] = range.split('-').map((end) => Number.parseInt(end, 16))
    return from <= code && code <= to
  })
}

it('the font of the pages has every letter of the languages in Latin script', () => {
  for (const language of LATIN_LANGUAGES) {
    const folder = join(LOCALES, language)
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    expect(files.length, language).toBeGreaterThan(0)
    const letters = new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\p{L}/gu) ?? []))
    // Names that are written in their own script stand in any language.
    const latin = [...letters].filter((letter) => /\p{Script=Latin}/u.test(letter))
    expect(latin.length, language).toBeGreaterThan(40)
    expect(
      latin.filter((letter) => !isInInter(letter)),
      language,
    ).toEqual([])
  }
})
