import type { ContentIn } from '../seeds/contentTranslations.ts'

export const ar: ContentIn = { texts: {}, banners: {} }
