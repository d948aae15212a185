/** The program's texts in another language, by their numbers. */
export interface ContentIn {
  readonly texts: Readonly<Record<number, TranslatedText>>
  readonly banners: Readonly<Record<number, { readonly title: string; readonly text: string }>>
}

export interface TranslatedText {
  readonly title: string
  readonly summary?: string
  readonly markdown: string
}
