import type { ComponentType } from 'react'
import type { RoutePath } from '../routing/AppLink.tsx'

/** Leads to a page and closes the palette; a visitor is asked to sign in where the page needs an account. */
export type GoTo = (to: RoutePath, search?: Readonly<Record<string, string>>) => void

export interface PaletteSectionProps {
  /** The typed words without the spaces around them; "" before any. */
  readonly query: string
  readonly onGo: GoTo
}

/**
 * What one feature finds for the typed words: a heading and a `PaletteGrid` of `PaletteRow`s, or nothing at all when it finds
 * nothing. Arrow keys and Enter reach the rows of all sections in the order of the page, so that a section takes no keys itself.
 */
export interface PaletteSection {
  /** Sections of lower places come first. */
  readonly place: number
  readonly Section: ComponentType<PaletteSectionProps>
}
