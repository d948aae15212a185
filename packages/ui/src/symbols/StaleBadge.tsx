import { Glyph } from './Glyph.tsx'

/** Prices have not moved because the news of them has not arrived. */
export function StaleBadge({ word, detail }: { readonly word: string; readonly detail?: string }) {
  return (
    <span
      title={detail}
      className="inline-flex h-5 items-center gap-1 rounded-control border border-warn/50 px-1.5 text-12 text-warn"
    >
      <Glyph name="clock" className="size-3.5" />
      {word}
    </span>
  )
}
