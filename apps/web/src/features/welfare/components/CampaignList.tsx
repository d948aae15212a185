import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { buttonClass, Empty, Num, PAGE_SIZE, Panel, Skeleton, StateChip, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { CAMPAIGN_TONES } from '../campaignTones.ts'
import { welfareTexts } from '../texts.ts'

type Campaign = CallData<'getFuli'>['list'][number]

export interface CampaignListProps {
  /** Where one of them is shown. */
  readonly detail: '/welfareDetail' | '/benefitsDetail'
}

/** Campaigns, those that can be claimed first. */
export function CampaignList({ detail }: CampaignListProps) {
  const t = useTexts(welfareTexts)
  const [wanted, setPage] = useState(1)
  const answer = useQuery({
    ...callQuery('getFuli', { page: String(wanted), size: String(PAGE_SIZE) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
  })
  useRecordRefetch('reward', answer.refetch)
  return (
    <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
      {({ list, total }) =>
        total === 0 ? (
          <Panel>
            <Empty text={t('none')} />
          </Panel>
        ) : (
          <>
            <ul className="grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 gap-5">
              {list.map((campaign) => (
                <CampaignCard key={campaign.id} campaign={campaign} detail={detail} />
              ))}
            </ul>
            {total > PAGE_SIZE && <Pager page={validPage(wanted, total)} total={total} onPage={setPage} />}
          </>
        )
      }
    </Loaded>
  )
}

function CampaignCard({ campaign, detail }: CampaignListProps & { readonly campaign: Campaign }) {
  const t = useTexts(welfareTexts)
  const say = useSentence()
  const formats = useFormats()
  const { id, title, period, reward, currency, state } = campaign
  return (
    <li>
      <Panel className="flex h-full flex-col gap-3 overflow-hidden p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-16 font-semibold text-ink-1">
            <bdi>{say(title)}</bdi>
          </h2>
          <StateChip tone={CAMPAIGN_TONES[state]} word={t(`states.${state}`)} />
        </div>
        <p>
          <span className="block text-12 text-ink-3">{t('reward')}</span>
          <Num className="text-20 font-semibold text-ink-1">{`${formats.decimal(reward)} ${currency}`}</Num>
        </p>
        <p className="text-12 text-ink-2">
          {t('period', { from: formats.date(period.from), until: formats.date(period.until) })}
        </p>
        <AppLink
          to={detail}
          search={{ id }}
          aria-label={t('detailsOf', { title: say(title) })}
          className={`mt-auto ${buttonClass('secondary', 'medium', true)}`}
        >
          {t('details')}
        </AppLink>
      </Panel>
    </li>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 gap-5">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-60 opacity-40" />
      ))}
    </div>
  )
}
