import type { TextType } from '../schema.ts'

/** A text as it comes with the program; an operator may edit it afterwards. */
export interface TextSeed {
  readonly id: number
  readonly type: TextType
  readonly title: string
  /** One sentence for lists. */
  readonly summary?: string
  /** Kind of an announcement. */
  readonly label?: string
  /** "2026-11-21", UTC. */
  readonly date: string
  readonly markdown: string
}

export interface BannerSeed {
  readonly id: number
  readonly title: string
  readonly text: string
  /** A path of the web app. */
  readonly link: string
}
