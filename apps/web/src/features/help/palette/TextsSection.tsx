import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PaletteGroup } from '../../../shared/palette/PaletteGroup.tsx'
import type { PaletteSectionProps } from '../../../shared/palette/paletteSection.ts'
import { helpTexts } from '../texts.ts'

const MOST = 4
/** One letter is in every text. */
const SHORTEST = 2
const FRESH_MS = 60_000

/** Articles and other texts that say the typed words. What cannot be loaded is not found: the help centre says why. */
export function TextsSection({ query, onGo }: PaletteSectionProps) {
  const t = useTexts(helpTexts)
  const keyword = useDeferredValue(query)
  const isWord = keyword.length >= SHORTEST
  const { data } = useQuery({
    ...callQuery('getTextsList', { type: 'all', keyword, size: String(MOST) }, { refusal: 'here' }),
    enabled: isWord,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  const found = isWord ? (data?.list ?? []) : []
  return (
    <PaletteGroup
      title={t('texts')}
      found={found.map(({ id, type, title, excerpt }) => ({
        key: String(id),
        name: title,
        more: excerpt,
        onPick: () => onGo(type === 'help' ? '/helpDetail' : '/text', { id: String(id) }),
      }))}
    />
  )
}
