import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '@touchstone/protocol'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PaletteGroup } from '../../../shared/palette/PaletteGroup.tsx'
import type { PaletteSectionProps } from '../../../shared/palette/paletteSection.ts'
import { useLedgerWords } from '../../../shared/records/useLedgerWords.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { recordTexts } from '../texts.ts'

/** "1676", as people copy it: "#1676", "No. 1676". */
const NUMBER = /^\D{0,6}(\d{1,15})$/

/** The newest change of a balance that fits, and how many there are. */
function useChanges(fields: Pick<CallInput<'getAccountLog'>, 'ref' | 'sequence'>, enabled: boolean) {
  return useQuery({ ...callQuery('getAccountLog', { ...fields, size: '1' }, { refusal: 'here' }), enabled }).data
}

/** One's own orders, withdrawals, loans … and entries of the log, by their number. */
export function RecordsSection({ query, onGo }: PaletteSectionProps) {
  const t = useTexts(recordTexts)
  const words = useLedgerWords()
  const formats = useFormats()
  const signedIn = useSession((session) => session.token !== '')
  const number = NUMBER.exec(query)?.[1]?.replace(/^0+/, '') ?? ''
  const asks = signedIn && number !== ''
  const about = useChanges({ ref: number }, asks)
  const entry = useChanges({ sequence: number }, asks)
  const found = (['about', 'entry'] as const).flatMap((key) => {
    const changes = key === 'about' ? about : entry
    const [newest] = changes?.list ?? []
    if (!asks || !newest) return []
    const more = [words.told(newest), t('found.changes', { count: changes?.total ?? 0 }), formats.dateTime(newest.time)]
    return [
      {
        key,
        name: t(`found.${key}`, { number }),
        more: more.join(' · '),
        onPick: () => onGo('/accountRecord', key === 'about' ? { ref: number } : { sequence: number }),
      },
    ]
  })
  return <PaletteGroup title={t('found.title')} found={found} />
}
