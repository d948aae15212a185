import type { ContentIn } from '../seeds/contentTranslations.ts'

export const th: ContentIn = { texts: {}, banners: {} }
