import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, Empty, Num, StateChip } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { LevelList } from './components/LevelList.tsx'
import { invitationTexts } from './texts.ts'
import { useLevelPage } from './useLevelPage.ts'

type Commission = CallData<'getPromotionIncome'>['list'][number]

const TONES = { waiting: 'progress', paid: 'success', lapsed: 'failure' } as const

/** `/inviteMy`: the income of each day, level by level, and when it becomes usable. */
export function InviteIncomeScreen() {
  const t = useTexts(invitationTexts)
  const shown = useLevelPage()
  const columns = useIncomeColumns()
  const query = useQuery({
    ...callQuery('getPromotionIncome', shown.fields, { refusal: 'here' }),
    placeholderData: keepPreviousData,
  })
  useRecordRefetch('reward', query.refetch)
  return (
    <LevelList
      title={t('income.title')}
      shown={shown}
      query={query}
      columns={columns}
      rowKey={({ day, level, currency }) => `${day} ${level} ${currency}`}
      empty={<Empty text={t('income.none')} />}
    />
  )
}

function useIncomeColumns(): readonly Column<Commission>[] {
  const t = useTexts(invitationTexts)
  const formats = useFormats()
  return [
    { key: 'day', header: t('income.day'), cell: ({ day }) => <Num>{day}</Num> },
    {
      key: 'level',
      header: t('levels.level'),
      cell: ({ level }) => t('levels.levelOf', { level: formats.count(level) }),
    },
    {
      key: 'amount',
      header: t('income.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Num>{`${formats.decimal(amount)} ${currency}`}</Num>,
    },
    {
      key: 'state',
      header: t('income.state'),
      cell: ({ state }) => <StateChip tone={TONES[state]} word={t(`income.states.${state}`)} />,
    },
    {
      key: 'usableFrom',
      header: t('income.usableFrom'),
      cell: ({ usableFrom }) => <Num>{formats.dateTime(usableFrom)}</Num>,
    },
  ]
}
