import type { ContentIn } from '../seeds/contentTranslations.ts'

export const de: ContentIn = { texts: {}, banners: {} }
