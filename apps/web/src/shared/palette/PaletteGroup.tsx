import type { ReactNode } from 'react'
import { PaletteCell, PaletteGrid, PaletteRow } from './PaletteRow.tsx'

/** Something with a name, and what else is known of it. */
export interface PaletteFinding {
  readonly key: string
  readonly name: ReactNode
  readonly more?: ReactNode
  readonly onPick: () => void
}

/** What a section has found besides markets: names under a heading, or nothing at all. */
export function PaletteGroup({ title, found }: { readonly title: string; readonly found: readonly PaletteFinding[] }) {
  if (found.length === 0) return null
  return (
    <section aria-label={title} className="border-t border-line pb-1">
      <h3 className="px-4 py-1.5 text-11 font-medium text-ink-3">{title}</h3>
      <PaletteGrid label={title}>
        {found.map(({ key, name, more, onPick }) => (
          <PaletteRow key={key} columns="grid-cols-[minmax(0,auto)_minmax(0,1fr)]" onPick={onPick}>
            <PaletteCell className="truncate text-ink-1">{name}</PaletteCell>
            <PaletteCell className="truncate text-12 text-ink-3">{more}</PaletteCell>
          </PaletteRow>
        ))}
      </PaletteGrid>
    </section>
  )
}
