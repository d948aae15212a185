import type { ContentIn } from '../seeds/contentTranslations.ts'

export const fr: ContentIn = { texts: {}, banners: {} }
