import { useQuery } from '@tanstack/react-query'
import { useGoTo, useSetSearch } from '@touchstone/frame'
import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { KeysDialog } from '../../shared/keys/KeysDialog.tsx'
import { useKeys } from '../../shared/keys/useKeys.ts'
import { Pages } from '../../shared/lists/List.tsx'
import { QueueFilters } from './components/QueueFilters.tsx'
import { QueueList } from './components/QueueList.tsx'
import { neighbour, QUEUE_PAGE, queueQuery, useQueueFilter } from './queueQuery.ts'
import { reviewTexts } from './texts.ts'

const t = textsOf(reviewTexts)

const KEYS = [
  ['J', t('keys.next')],
  ['K', t('keys.previous')],
  ['Enter', t('keys.open')],
  ['?', t('keys.help')],
] as const

/** A queue of cases: filters, ages, and the keys to walk through it. */
export function QueueScreen() {
  const { family, filter } = useQueueFilter()
  const query = useQuery(queueQuery(filter))
  const setSearch = useSetSearch()
  const goTo = useGoTo()
  const [marked, setMarked] = useState('')
  const [help, setHelp] = useState(false)
  const lines = query.data?.list ?? []
  const open = (id: string) => goTo(`/reviews/${family}/${id}`)
  const move = (step: 1 | -1) => setMarked((before) => neighbour(lines, before, step)?.id ?? before)
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    enter: () => marked !== '' && open(marked),
    '?': () => setHelp(true),
  })
  return (
    <Page
      title={t(`titles.${family}`)}
      lead={t('lead')}
      actions={
        <Button tone="secondary" size="small" onClick={() => setHelp(true)}>
          {t('keysButton')}
        </Button>
      }
    >
      <QueueFilters family={family} filter={filter} counts={query.data?.counts ?? []} onChange={setSearch} />
      <Part title={t('caption')}>
        <QueueList query={query} marked={marked} onOpen={open} />
        <Pages
          page={filter.page}
          total={query.data?.total}
          size={QUEUE_PAGE}
          onPage={(page) => setSearch({ page: String(page) })}
        />
      </Part>
      <KeysDialog open={help} onClose={() => setHelp(false)} keys={KEYS} />
    </Page>
  )
}
