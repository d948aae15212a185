import type { Language } from '@touchstone/protocol'
import type { ContentStore } from './contentStore.ts'

/** Texts of the platform as other rooms show them. */
export interface PageTexts {
  /** As HTML without anything that runs, in the language asked for or in English; '' for 0 and for a text that is not there. */
  html(id: number, lang: Language): Promise<string>
}

export function pageTexts(content: Pick<ContentStore, 'text' | 'html'>): PageTexts {
  return {
    html: async (id, lang) => {
      const text = id === 0 ? undefined : await content.text(id, lang)
      return text ? content.html(text) : ''
    },
  }
}
