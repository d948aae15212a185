import type { ContentIn } from '../seeds/contentTranslations.ts'

export const jp: ContentIn = { texts: {}, banners: {} }
