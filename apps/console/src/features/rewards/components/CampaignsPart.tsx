import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, StateChip } from '@touchstone/ui'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import type { Campaign } from '../campaignDraft.ts'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)
const TONES = { soon: 'progress', running: 'success', used_up: 'attention', ended: 'neutral' } as const

const COLUMNS = [
  textColumn<Campaign>('name', t('campaigns.name'), ({ version, terms: { campaign, title } }) => (
    <span className="flex flex-col">
      <bdi className="max-w-64 truncate font-medium" title={title}>
        {title}
      </bdi>
      <span className="text-12 text-ink-3">
        {t('campaigns.about', { campaign: formats.count(campaign), version: formats.count(version) })}
      </span>
    </span>
  )),
  textColumn<Campaign>('state', t('campaigns.state'), ({ state }) => (
    <StateChip tone={TONES[state]} word={t(`campaigns.states.${state}`)} />
  )),
  textColumn<Campaign>('period', t('campaigns.period'), ({ terms: { from, until } }) => (
    <span className="num flex flex-col whitespace-nowrap text-12">
      <span>{moment(from)}</span>
      <span>{moment(until)}</span>
    </span>
  )),
  textColumn<Campaign>('conditions', t('campaigns.conditions'), ({ terms: { conditions } }) =>
    conditions.map(({ kind, need }) => `${t(`campaigns.kinds.${kind}`)} ≥ ${formats.decimal(need)}`).join(', '),
  ),
  figureColumn<Campaign>('reward', t('campaigns.reward'), ({ terms: { reward, currency, perPerson } }) => (
    <span className="flex flex-col">
      <span>{`${formats.decimal(reward)} ${currency}`}</span>
      <span className="text-12 text-ink-3">{t('campaigns.perPerson', { count: formats.count(perPerson) })}</span>
    </span>
  )),
  figureColumn<Campaign>('claims', t('campaigns.claims'), ({ claims }) => formats.count(claims)),
  figureColumn<Campaign>('left', t('campaigns.left'), ({ left }) => formats.decimal(left)),
]

export interface CampaignsPartProps {
  readonly query: UseQueryResult<AdminCallData<'getCampaigns'>>
  /** Absent for operators who may not propose. */
  readonly onChange?: (campaign: Campaign) => void
}

/** Campaigns with their terms, the rest of their budgets, and the number of claims. */
export function CampaignsPart({ query, onChange }: CampaignsPartProps) {
  const acts = actsColumn<Campaign>((campaign) => (
    <Button tone="secondary" size="small" onClick={() => onChange?.(campaign)}>
      {t('campaigns.change')}
    </Button>
  ))
  return (
    <Part title={t('campaigns.title')}>
      <List
        caption={t('campaigns.title')}
        query={query}
        rows={({ campaigns }) => campaigns}
        columns={onChange ? [...COLUMNS, acts] : COLUMNS}
        rowKey={({ terms }) => String(terms.campaign)}
        empty={t('campaigns.none')}
      />
    </Part>
  )
}
