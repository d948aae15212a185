import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, Empty, NO_FIGURE, Num, StateChip, TEXT_LINK } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { LevelList } from './components/LevelList.tsx'
import { invitationTexts } from './texts.ts'
import { useLevelPage } from './useLevelPage.ts'

type Invitee = CallData<'getPromotionList'>['list'][number]

/** `/inviteList`: the invitees, level by level, with their names masked. */
export function InviteesScreen() {
  const t = useTexts(invitationTexts)
  const shown = useLevelPage()
  const columns = useInviteeColumns()
  const query = useQuery({
    ...callQuery('getPromotionList', shown.fields, { refusal: 'here' }),
    placeholderData: keepPreviousData,
  })
  return (
    <LevelList
      title={t('list.title')}
      shown={shown}
      query={query}
      columns={columns}
      rowKey={({ id, time }) => `${id} ${time}`}
      empty={
        <Empty
          text={t('list.none')}
          action={
            <AppLink to="/invite" className={TEXT_LINK}>
              {t('own.copyLink')}
            </AppLink>
          }
        />
      }
    />
  )
}

function useInviteeColumns(): readonly Column<Invitee>[] {
  const t = useTexts(invitationTexts)
  const formats = useFormats()
  return [
    { key: 'id', header: t('list.id'), cell: ({ id }) => <Num>{id}</Num> },
    { key: 'name', header: t('list.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'phone', header: t('list.phone'), cell: ({ phone }) => <Num>{phone || NO_FIGURE}</Num> },
    {
      key: 'level',
      header: t('list.level'),
      cell: ({ level }) => t('levels.levelOf', { level: formats.count(level) }),
    },
    { key: 'time', header: t('list.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'counts',
      header: t('list.counts'),
      cell: ({ qualified }) => (
        <StateChip tone={qualified ? 'success' : 'neutral'} word={t(qualified ? 'list.counted' : 'list.notCounted')} />
      ),
    },
  ]
}
