// Whether every English text has its translations, and these are whole: npm run locales, for one language npm run locales -- ar. When an
// English text has changed and its translations are right again: npm run locales -- --translated.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './house/sourceFiles.mjs'
import { root } from './install.mjs'
import {
  englishCatalogs,
  englishContent,
  englishServer,
  languageTags,
  translatedContent,
  translatedServer,
} from './locales/english.mjs'
import { catalogProblems, markdownProblems } from './locales/problems.mjs'
import { changedEnglish, keepTranslatedFrom } from './locales/translatedFrom.mjs'

const LOCALES = join(root, 'apps/web/src/locales')

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const asked = process.argv.slice(2).filter((word) => word !== '--translated')
const files = sourceFiles()
const english = englishCatalogs(files)
const server = englishServer(files)
const content = englishContent(files)
const { allowed, terms } = readJson(join(root, 'docs/glossary/terms.json'))
let findings = 0
const say = (finding) => {
  findings++
  console.error(finding)
}

/** Titles and sentences as of any catalog, what stands below them as Markdown. */
function contentProblems(context) {
  const said = translatedContent(context.language)
  const words = ({ texts = {}, banners = {} }) => ({
    banners,
    texts: Object.fromEntries(Object.entries(texts).map(([id, { markdown, ...rest }]) => [id, rest])),
  })
  const wrong = Object.entries(content.texts).flatMap(([id, { markdown }]) => {
    const other = said.texts?.[id]?.markdown
    if (other === undefined) return [`text ${id}: is missing`]
    return markdownProblems(context, markdown, other).map((problem) => `text ${id}: ${problem}`)
  })
  return [...catalogProblems(context, 'content', words(content), words(said)), ...wrong]
}

for (const [language, tag] of Object.entries(languageTags()).filter(
  ([one]) => asked.length === 0 || asked.includes(one),
)) {
  const { also = [], ...glossary } = readJson(join(root, `docs/glossary/${language}.json`))
  for (const name of terms.filter((one) => !Object.hasOwn(glossary, one)))
    say(`${language}: the glossary lacks ${name}`)
  const context = {
    language,
    plurals: new Intl.PluralRules(tag).resolvedOptions().pluralCategories,
    glossary,
    allowed: new Set([...allowed, ...also]),
  }
  for (const [name, messages] of english) {
    const path = join(LOCALES, language, `${name}.json`)
    if (!existsSync(path)) say(`${language}/${name}: is missing`)
    else for (const problem of catalogProblems(context, name, messages, readJson(path))) say(`${language}/${problem}`)
  }
  const translated = translatedServer(language)
  for (const [name, messages] of server)
    for (const problem of catalogProblems(context, name, messages, translated.get(name) ?? {}))
      say(`${language}/${problem}`)
  for (const problem of contentProblems(context)) say(`${language}/${problem}`)
  for (const file of readdirSync(join(LOCALES, language)))
    if (file.endsWith('.json') && !english.has(file.slice(0, -5))) say(`${language}/${file}: translates no catalog`)
}
const everything = [...english, ...server, ['content', content]]
if (process.argv.includes('--translated')) keepTranslatedFrom(everything)
else
  for (const name of changedEnglish(everything))
    say(`${name}: its English has changed: look at its translations, then npm run locales -- --translated`)

console.log(`translations: ${english.size} catalogs, ${findings} findings`)
process.exit(findings > 0 || english.size < 100 ? 1 : 0)
