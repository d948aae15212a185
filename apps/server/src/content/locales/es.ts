import type { ContentIn } from '../seeds/contentTranslations.ts'

export const es: ContentIn = { texts: {}, banners: {} }
