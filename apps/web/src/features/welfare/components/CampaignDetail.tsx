import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import type { CallData } from '@touchstone/protocol'
import { Empty, KeyValue, Num, Panel, Skeleton, StateChip, TEXT_LINK } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { isCallError } from '../../../shared/api/api.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { HtmlText } from '../../../shared/reading/HtmlText.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { Conditions } from '../../../shared/rewards/Conditions.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import { CAMPAIGN_TONES } from '../campaignTones.ts'
import { welfareTexts } from '../texts.ts'

export type CampaignInfo = CallData<'getFuliInfo'>

export interface CampaignDetailProps {
  /** Where all of them are. */
  readonly list: '/welfare' | '/benefits'
  /** Whether the figures are those of a customer. */
  readonly own: boolean
  /** The action that the campaign's state allows. */
  readonly act: (campaign: CampaignInfo) => ReactNode
}

/** `?id=`: one campaign with its terms, its budget and its conditions. */
export function CampaignDetail({ list, own, act }: CampaignDetailProps) {
  const t = useTexts(welfareTexts)
  const id = useSearchField('id')
  const known = /^[1-9]\d{0,4}$/.test(id)
  const answer = useQuery({ ...callQuery('getFuliInfo', { id }, { refusal: 'here' }), enabled: known })
  useRecordRefetch('reward', answer.refetch)
  const { error } = answer
  const missing = !known || (isCallError(error) && rejectionWord(error.code) === 'unknown_campaign')
  return (
    <>
      <p>
        <AppLink to={list} className={`text-13 ${TEXT_LINK}`}>
          {t('back')}
        </AppLink>
      </p>
      {missing ? (
        <Panel>
          <Empty text={t('detail.unknown')} />
        </Panel>
      ) : (
        <Loaded
          answer={answer}
          lead={t('detail.failed')}
          framed
          waiting={<Skeleton className="h-100 w-full opacity-40" />}
        >
          {(campaign) => (
            <div className="grid grid-cols-[1fr_24rem] narrow:grid-cols-1 items-start gap-5">
              <Panel className="flex flex-col gap-4 p-5">
                <div className="flex items-start justify-between gap-4">
                  <h2 className="text-20 font-semibold text-ink-1">
                    <OfferName name={campaign.title} />
                  </h2>
                  <StateChip tone={CAMPAIGN_TONES[campaign.state]} word={t(`states.${campaign.state}`)} />
                </div>
                <HtmlText html={campaign.html} />
                <section>
                  <h3 className="text-14 font-semibold text-ink-1">{t('detail.conditions')}</h3>
                  <p className="mt-1 text-13 text-ink-2">{t('detail.conditionsLead')}</p>
                  <Conditions conditions={campaign.conditions} progress={own} />
                </section>
              </Panel>
              <Panel className="flex flex-col gap-4 p-5">
                <Terms campaign={campaign} own={own} />
                {act(campaign)}
              </Panel>
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}

function Terms({ campaign, own }: { readonly campaign: CampaignInfo; readonly own: boolean }) {
  const t = useTexts(welfareTexts)
  const formats = useFormats()
  const { reward, currency, period, perPerson, claimed, budget, left, terms, sequence } = campaign
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <section>
      <h3 className="mb-3 text-14 font-semibold text-ink-1">{t('detail.facts')}</h3>
      <KeyValue
        items={[
          { key: 'reward', label: t('reward'), value: <strong className="font-semibold">{money(reward)}</strong> },
          {
            key: 'period',
            label: t('detail.period'),
            value: t('period', { from: formats.dateTime(period.from), until: formats.dateTime(period.until) }),
          },
          { key: 'perPerson', label: t('detail.perPerson'), value: <Num>{formats.count(perPerson)}</Num> },
          ...(own ? [{ key: 'claimed', label: t('detail.claimed'), value: <Num>{formats.count(claimed)}</Num> }] : []),
          { key: 'budget', label: t('detail.budget'), value: money(budget) },
          { key: 'left', label: t('detail.left'), value: money(left) },
          {
            key: 'version',
            label: t('detail.version'),
            value: t('detail.versionOf', { version: formats.count(terms) }),
          },
        ]}
      />
      <p className="mt-3 text-12 text-ink-3">{t('detail.readAt', { sequence: formats.count(sequence) })}</p>
    </section>
  )
}
