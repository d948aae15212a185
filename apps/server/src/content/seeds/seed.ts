import type { TextType } from '@touchstone/protocol'

/** A text as it comes with the program; an operator may edit it afterwards. */
export interface TextSeed {
  readonly id: number
  readonly type: TextType
  readonly title: string
  /** One sentence for lists. */
  readonly summary?: string
  /** The category of a help article. */
  readonly label?: string
  /** "2026-11-21", UTC. */
  readonly date: string
  readonly markdown: string
  /** It says what holds in a sandbox alone: an installation in production writes its own. */
  readonly sandbox?: true
}

export interface BannerSeed {
  readonly id: number
  readonly title: string
  readonly text: string
  /** Where its action leads, a path of the web app. */
  readonly link: string
  /** The text of its page. */
  readonly textId: number
}

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
