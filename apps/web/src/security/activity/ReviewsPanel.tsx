import { Button, type ChipTone, type Column, DataTable, Empty, Num, StateChip } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSentence } from '../../shared/said/said.ts'
import { useClosedInDemo } from '../acts/useClosedInDemo.ts'
import type { Security } from '../acts/useSecurity.ts'
import { ConfirmAct } from '../factors/ConfirmAct.tsx'
import { activityTexts } from './texts.ts'

type Review = Security['reviews'][number]

const TONES: Record<Review['state'], ChipTone> = {
  review: 'progress',
  approved: 'success',
  refused: 'failure',
  withdrawn: 'neutral',
}

/** Requested changes, and their results. */
export function ReviewsPanel({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useTexts(activityTexts)
  const [withdrawn, setWithdrawn] = useState<Review | null>(null)
  return (
    <>
      <DataTable
        inset
        caption={t('review.caption')}
        columns={useColumns(setWithdrawn)}
        rows={reviews}
        rowKey={(review) => review.id}
        empty={<Empty text={t('review.none')} />}
      />
      {withdrawn && (
        <ConfirmAct
          title={t('review.withdrawTitle')}
          confirmLabel={t('review.withdraw')}
          onClose={() => setWithdrawn(null)}
          act={async () => {
            await api().call('cancelReview', { id: withdrawn.id }, { refusal: 'here' })
            setWithdrawn(null)
          }}
        >
          {t('review.withdrawText', { type: t(`review.types.${withdrawn.type}`) })}
        </ConfirmAct>
      )}
    </>
  )
}

function useColumns(withdraw: (review: Review) => void): readonly Column<Review>[] {
  const t = useTexts(activityTexts)
  const formats = useFormats()
  const closed = useClosedInDemo()
  const say = useSentence()
  return [
    { key: 'type', header: t('review.type'), cell: ({ type }) => t(`review.types.${type}`) },
    { key: 'time', header: t('time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'state',
      header: t('review.state'),
      cell: ({ state }) => <StateChip tone={TONES[state]} word={t(`review.states.${state}`)} />,
    },
    { key: 'reason', header: t('review.reason'), cell: ({ reason }) => <bdi>{say(reason)}</bdi> },
    {
      key: 'act',
      header: <span className="sr-only">{t('act')}</span>,
      align: 'end',
      cell: (review) =>
        review.state === 'review' && (
          <Button
            tone="secondary"
            size="small"
            blockedBecause={closed}
            aria-label={t('review.withdrawLabel', { type: t(`review.types.${review.type}`) })}
            onClick={() => withdraw(review)}
          >
            {t('review.withdraw')}
          </Button>
        ),
    },
  ]
}
