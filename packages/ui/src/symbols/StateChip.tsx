import { clsx } from 'clsx'
import { Glyph, type GlyphName } from './Glyph.tsx'

export type ChipTone = 'neutral' | 'progress' | 'success' | 'attention' | 'failure'

const LOOKS: Record<ChipTone, readonly [GlyphName, string]> = {
  neutral: ['dot', 'text-ink-3'],
  progress: ['clock', 'text-accent'],
  success: ['check', 'text-ok'],
  attention: ['warn', 'text-warn'],
  failure: ['cross', 'text-danger'],
}

/** A state as sign and word; the colour only repeats it. */
export function StateChip({ tone, word }: { readonly tone: ChipTone; readonly word: string }) {
  const [sign, colour] = LOOKS[tone]
  return (
    <span className={clsx('inline-flex h-5 items-center gap-1 whitespace-nowrap text-12 font-medium', colour)}>
      <Glyph name={sign} className="size-3.5 shrink-0" />
      <bdi>{word}</bdi>
    </span>
  )
}
