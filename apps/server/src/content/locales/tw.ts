import type { ContentIn } from '../seeds/contentTranslations.ts'

export const tw: ContentIn = { texts: {}, banners: {} }
