// npm run gallery -- --pictures [folder] [--languages en,ar] [--only parts,of-names] [--windows 1280x800,390x844]: every
// state as a picture, in both themes.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGE_TAGS, type Language } from '@touchstone/protocol'
import { Gallery, launch, type Shown } from './gallery.ts'
import { serveFolder } from './serveFolder.ts'

const BUILT = fileURLToPath(new URL('../../.cache/gallery', import.meta.url))
const THEMES = ['dark', 'light']
/** Charts and pictures paint a little later than words. */
const PAINTED_WITHIN_MS = 400

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,ar' },
    only: { type: 'string', default: '' },
    windows: { type: 'string', default: '1280x800,1920x1080' },
  },
})
const folder = positionals[0] ?? fileURLToPath(new URL('../../.cache/pictures', import.meta.url))
const parts = values.only.split(',')
const languages = values.languages.split(',') as Language[]
const windows = values.windows.split(',').map((window) => {
  const [width, height] = window.split('x').map(Number)
  if (!width || !height) throw new Error(`"${window}" is not a window such as 1280x800`)
  return { width, height }
})

async function picture(gallery: Gallery, { id }: Shown, width: number): Promise<void> {
  // Who acts in a story reads English.
  await gallery.speak('en', LANGUAGE_TAGS.en)
  await gallery.show(id)
  await gallery.page.waitForTimeout(PAINTED_WITHIN_MS)
  for (const language of languages) {
    await gallery.speak(language, LANGUAGE_TAGS[language])
    for (const theme of THEMES) {
      await gallery.look({ theme })
      const path = join(folder, `${id}.${width}.${theme}.${language}.png`)
      await gallery.page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  }
}

mkdirSync(folder, { recursive: true })
const served = await serveFolder(BUILT)
const browser = await launch()
try {
  for (const viewport of windows) {
    const gallery = await Gallery.open(browser, served.origin, viewport)
    const stories = (await gallery.stories()).filter(({ id }) => parts.some((part) => id.includes(part)))
    for (const shown of stories) await picture(gallery, shown, viewport.width)
    console.log(`gallery: ${stories.length} states at ${viewport.width} px in ${folder}`)
  }
} finally {
  await browser.close()
  served.close()
}
