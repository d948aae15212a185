import type { ContentIn } from '../seeds/contentTranslations.ts'

export const vn: ContentIn = { texts: {}, banners: {} }
