// npm run gallery -- --test [part-of-a-name] [--languages de,ar]: shows every state of every screen in Chromium, looks for its sentence and
// its next step, and measures its boxes in every language.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@touchstone/protocol'
import { faultsIn, faultsOf, faultsZoomed } from './check.ts'
import { Gallery, launch, type Shown } from './gallery.ts'
import { serveFolder } from './serveFolder.ts'
import { missingStates } from './states.ts'

const BUILT = fileURLToPath(new URL('../../.cache/gallery', import.meta.url))
const LIMIT = new URL('../../apps/gallery/shown.json', import.meta.url)

/** In these every state is measured: the longest words, and the other direction. */
const THOROUGHLY: ReadonlySet<Language> = new Set(['de', 'ar'])
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { languages: { type: 'string', default: LANGUAGES.join() } },
})
const wanted = positionals[0] ?? ''
/** One more than two cores keep busy: each waits for frames between its looks. Every page takes the next state that nobody has looked at. */
const PAGES = 3
const OTHERS = LANGUAGES.filter((language) => language !== 'en' && values.languages.split(',').includes(language))

function languagesOf({ state, isLikeOther }: Shown): readonly Language[] {
  // What is on its way has no words yet but those of the full state.
  if (isLikeOther || state === 'loading') return []
  return state === 'full' ? OTHERS : OTHERS.filter((one) => THOROUGHLY.has(one))
}

async function allFaultsOf(gallery: Gallery, shown: Shown): Promise<string[]> {
  const faults = await faultsOf(gallery, shown)
  if (!shown.isLikeOther) faults.push(...(await faultsZoomed(gallery)))
  const known = new Set(faults)
  for (const language of languagesOf(shown)) {
    const found = await faultsIn(gallery, language, LANGUAGE_TAGS[language])
    faults.push(...found.filter((fault) => !known.has(fault)).map((fault) => `in ${language}: ${fault}`))
  }
  if (languagesOf(shown).length > 0) await gallery.speak('en', LANGUAGE_TAGS.en)
  return faults
}

/** Whether as many are shown as before; more have to be written down, so that they stay. */
function isKept(shown: number): boolean {
  const limit: number = JSON.parse(readFileSync(LIMIT, 'utf8')).shown
  if (shown < limit) console.error(`gallery: fewer states than before, which were ${limit}`)
  if (shown > limit) console.error(`gallery: more states than before: write ${shown} into apps/gallery/shown.json`)
  return shown === limit
}

/** Looks at states as long as there are any. Returns how many have faults, which it tells. */
async function lookAt(gallery: Gallery, states: Iterable<Shown>): Promise<number> {
  let faulty = 0
  for (const shown of states) {
    const faults = await allFaultsOf(gallery, shown)
    if (faults.length > 0) faulty++
    for (const fault of faults) console.error(`gallery: ${shown.id}: ${fault}`)
  }
  return faulty
}

async function test(galleries: readonly [Gallery, ...Gallery[]]): Promise<boolean> {
  const plan = await galleries[0].plan()
  const stories = await galleries[0].stories()
  const started = Date.now()
  const states = stories.filter(({ id }) => id.includes(wanted)).values()
  const found = await Promise.all(galleries.map((gallery) => lookAt(gallery, states)))
  const faulty = found.reduce((sum, one) => sum + one, 0)
  const missing = missingStates(plan, stories)
  for (const one of missing) console.log(`not shown: ${one}`)
  console.log(`gallery: ${plan.length - missing.length} of ${plan.length} states shown, ${faulty} with faults`)
  console.log(`gallery: ${Math.round((Date.now() - started) / 1000)} s`)
  return isKept(plan.length - missing.length) && faulty === 0
}

const served = await serveFolder(BUILT)
const browser = await launch()
try {
  const open = () => Gallery.open(browser, served.origin)
  const others = Array.from({ length: PAGES - 1 }, open)
  process.exitCode = (await test([await open(), ...(await Promise.all(others))])) ? 0 : 1
} finally {
  await browser.close()
  served.close()
}
