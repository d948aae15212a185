import { systemClock } from '../clock/clock.ts'
import { type Company, createCompany } from '../content/company.ts'
import { filled } from '../content/contentHandlers.ts'
import { type ContentPictures, createContentPictures } from '../content/contentPictures.ts'
import { type ContentStore, createContentStore } from '../content/contentStore.ts'
import { htmlOf } from '../content/markdown.ts'
import { createNoticeWatch, type NoticeWatch } from '../content/noticeWatch.ts'
import { missingToOpen } from '../content/opening.ts'
import { createTextEditing, type TextEditing } from '../content/textEditing.ts'
import { createPictureCleaner } from '../files/pictureCleaner.ts'
import { productParams } from '../products/params.ts'
import type { Foundation } from './foundation.ts'

/** Texts and the company's facts: what is shown, and what operators write. */
export interface OpenedContent {
  readonly store: ContentStore
  readonly company: Company
  readonly texts: TextEditing
  /** What is missing before customers are served, nothing in a sandbox. */
  readonly missing: () => Promise<readonly string[]>
  /** For readiness: what is missing, in words. */
  readonly check: () => Promise<string | null>
  readonly preview: (markdown: string) => string
  readonly pictures: ContentPictures
  /** Announcements and news as they are published. */
  readonly notices: NoticeWatch
}

export function openContent({ config, database, worlds, logger, closing }: Foundation): OpenedContent {
  const store = createContentStore(database.kysely, systemClock)
  const sandbox = config.mode === 'sandbox'
  const cleaner = createPictureCleaner()
  closing.add('content pictures', () => cleaner.stop())
  const company = createCompany({
    database: database.kysely,
    clock: systemClock,
    sandbox,
    defaultLang: config.defaultLang,
  })
  const notices = createNoticeWatch({
    content: store,
    onProblem: (error) => logger.warn({ event: 'notices_failed', err: error }, 'new announcements are not told live'),
  })
  notices.task.start()
  closing.add('notices', () => notices.task.stop())
  const missing = async () => (sandbox ? [] : missingToOpen(company, store))
  return {
    store,
    notices,
    company,
    texts: createTextEditing(database.kysely, systemClock),
    missing,
    check: async () => {
      const lacking = await missing()
      return lacking.length === 0 ? null : `not told yet: ${lacking.join(', ')}`
    },
    pictures: createContentPictures(database.kysely, systemClock, cleaner),
    preview: (markdown) => htmlOf(filled(markdown, 'en', () => productParams(worlds.real.world.core))),
  }
}
