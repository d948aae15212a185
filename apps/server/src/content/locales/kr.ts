import type { ContentIn } from '../seeds/contentTranslations.ts'

export const kr: ContentIn = { texts: {}, banners: {} }
