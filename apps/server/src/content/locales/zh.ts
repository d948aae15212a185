import type { ContentIn } from '../seeds/contentTranslations.ts'

export const zh: ContentIn = { texts: {}, banners: {} }
